import { isRecord } from '../core/is-record.ts'
import { asList, type GltfFile } from './gltf-file.ts'
import { type JointName, MIDDLE_JOINTS, SIDE_JOINTS, type SideJoint } from './joint-names.ts'
import type { Node } from './skeleton.ts'

/** The nodes of a human skeleton. The front of older VRM files is at their back: they face away. */
export type HumanNodes = { nodes: ReadonlyMap<JointName, number>; facesAway: boolean }

/** Names of joints in Mixamo, Blender, Unity and Unreal, in small letters without sides and signs. */
const ALIASES: Readonly<Record<string, (typeof MIDDLE_JOINTS)[number] | SideJoint>> = {
  hips: 'hips',
  hip: 'hips',
  pelvis: 'hips',
  spine: 'spine',
  spine01: 'spine',
  neck: 'neck',
  neck01: 'neck',
  head: 'head',
  arm: 'UpperArm',
  upperarm: 'UpperArm',
  forearm: 'LowerArm',
  lowerarm: 'LowerArm',
  elbow: 'LowerArm',
  hand: 'Hand',
  wrist: 'Hand',
  upleg: 'UpperLeg',
  upperleg: 'UpperLeg',
  thigh: 'UpperLeg',
  leg: 'LowerLeg',
  lowerleg: 'LowerLeg',
  calf: 'LowerLeg',
  knee: 'LowerLeg',
  shin: 'LowerLeg',
  foot: 'Foot',
  ankle: 'Foot',
}

/** The joint above each one of a side. */
const ABOVE: Readonly<Record<SideJoint, SideJoint | 'hips'>> = {
  UpperArm: 'hips',
  LowerArm: 'UpperArm',
  Hand: 'LowerArm',
  UpperLeg: 'hips',
  LowerLeg: 'UpperLeg',
  Foot: 'LowerLeg',
}

/** The human skeleton of a file: that of its VRM extension, or of the usual names of its joints; undefined without one. */
export function findHumanoid(file: GltfFile, nodes: readonly Node[]): HumanNodes | undefined {
  const told = readVrm(file, nodes.length)
  const found = told ?? { nodes: readNames(file), facesAway: false }
  const joints = new Map(found.nodes)
  const [hips, head] = [joints.get('hips'), joints.get('head')]
  if (hips === undefined || head === undefined || !isBelow(nodes, head, hips)) return undefined
  if (!joints.has('spine')) joints.set('spine', childTowards(nodes, hips, head))
  if (!joints.has('neck')) joints.set('neck', head)
  for (const side of ['left', 'right'] as const)
    for (const name of SIDE_JOINTS) {
      const [at, above] = [joints.get(`${side}${name}`), ABOVE[name]]
      const parent = joints.get(above === 'hips' ? above : `${side}${above}`)
      if (at === undefined || parent === undefined || !isBelow(nodes, at, parent)) return undefined
    }
  return { ...found, nodes: joints }
}

function isBelow(nodes: readonly Node[], at: number, above: number): boolean {
  for (let node = nodes[at]?.parent; node !== undefined; node = nodes[node]!.parent) if (node === above) return true
  return false
}

function childTowards(nodes: readonly Node[], from: number, to: number): number {
  let at = to
  while (nodes[at]!.parent !== from && nodes[at]!.parent !== undefined) at = nodes[at]!.parent!
  return at
}

const isJoint = (name: string): name is JointName =>
  MIDDLE_JOINTS.some(one => one === name) || SIDE_JOINTS.some(one => name === `left${one}` || name === `right${one}`)

/** VRM 1 has an object of joints, VRM 0 a list. */
function readVrm({ document }: GltfFile, count: number): HumanNodes | undefined {
  const { extensions } = document
  if (!isRecord(extensions)) return undefined
  const bonesOf = (vrm: unknown): unknown =>
    isRecord(vrm) && isRecord(vrm['humanoid']) ? vrm['humanoid']['humanBones'] : undefined
  const [now, before] = [bonesOf(extensions['VRMC_vrm']), bonesOf(extensions['VRM'])]
  const pairs = isRecord(now)
    ? Object.entries(now).map(([name, one]) => [name, isRecord(one) ? one['node'] : undefined] as const)
    : asList(before).map(one =>
        isRecord(one) ? ([one['bone'], one['node']] as const) : ([undefined, undefined] as const),
      )
  const nodes = new Map<JointName, number>()
  for (const [name, node] of pairs)
    if (
      typeof name === 'string' &&
      isJoint(name) &&
      Number.isInteger(node) &&
      Number(node) >= 0 &&
      Number(node) < count
    )
      nodes.set(name, Number(node))
  return nodes.size > 0 ? { nodes, facesAway: !isRecord(now) } : undefined
}

/** The first node of each name: `mixamorig:LeftForeArm`, `upper_arm.L`, `Bip01 R Hand`. */
function readNames(file: GltfFile): Map<JointName, number> {
  const joints = new Map<JointName, number>()
  for (const [at, { name }] of file.list('nodes').entries()) {
    const joint = typeof name === 'string' ? jointOf(name.slice(0, 100)) : undefined
    if (joint && !joints.has(joint)) joints.set(joint, at)
  }
  return joints
}

/** The joint with a usual name: `mixamorig:LeftForeArm`, `upper_arm.L`, `RightElbow`. */
export function jointOf(name: string): JointName | undefined {
  const bare = name.replace(/^(?:mixamorig\d*|bip\d+|armature|def|j_bip_[clr]?)[:_\s|-]*/iu, '')
  const [, left, right, front] = /^(?:(left|l(?=[\s._-]))|(right|r(?=[\s._-])))?[\s._-]*(.*)$/iu.exec(bare) ?? []
  const [, rest = front ?? '', back] = /^(.*?)[\s._-]+(l|r|left|right)$/iu.exec(front ?? '') ?? []
  const side = left || /^l/iu.test(back ?? '') ? 'left' : right || /^r/iu.test(back ?? '') ? 'right' : undefined
  const known = ALIASES[rest.toLowerCase().replaceAll(/[\s._-]/gu, '')]
  if (!known) return undefined
  const isSided = SIDE_JOINTS.some(one => one === known)
  if (isSided !== (side !== undefined)) return undefined
  return (isSided ? `${side}${known}` : known) as JointName
}
