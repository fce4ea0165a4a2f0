import { box, buildGlb } from '../../../media/test/models/build-glb.ts'

/** How an avatar names its joints. */
export type Naming = 'vrm0' | 'vrm1' | 'mixamo' | 'blender' | 'none'

type Triple = [number, number, number]
type Joint = { vrm: string; mixamo: string; blender: string; parent: number; at: Triple; thick?: number }

/** Places in metres, x to the viewer's right, the front towards z; arms straight aside. */
const joints = (): Joint[] => {
  const all: Joint[] = [
    { vrm: 'hips', mixamo: 'mixamorig:Hips', blender: 'hips', parent: -1, at: [0, 0.9, 0], thick: 0.26 },
    { vrm: 'spine', mixamo: 'mixamorig:Spine', blender: 'spine', parent: 0, at: [0, 1.02, 0], thick: 0.28 },
    { vrm: 'neck', mixamo: 'mixamorig:Neck', blender: 'neck', parent: 1, at: [0, 1.42, 0], thick: 0.1 },
    { vrm: 'head', mixamo: 'mixamorig:Head', blender: 'head', parent: 2, at: [0, 1.5, 0], thick: 0.2 },
  ]
  for (const [side, x, mark] of [
    ['Left', 1, 'L'],
    ['Right', -1, 'R'],
  ] as const) {
    const limb = (vrm: string, mixamo: string, blender: string, parent: number, at: Triple, thick = 0.08): number =>
      all.push({
        vrm: `${side.toLowerCase()}${vrm}`,
        mixamo: `mixamorig:${side}${mixamo}`,
        blender: `${blender}.${mark}`,
        parent,
        at: [x * at[0], at[1], at[2]],
        thick,
      }) - 1
    const arm = limb('UpperArm', 'Arm', 'upper_arm', 1, [0.18, 1.38, 0])
    const forearm = limb('LowerArm', 'ForeArm', 'forearm', arm, [0.45, 1.38, 0])
    limb('Hand', 'Hand', 'hand', forearm, [0.7, 1.38, 0])
    const thigh = limb('UpperLeg', 'UpLeg', 'thigh', 0, [0.1, 0.86, 0], 0.12)
    const shin = limb('LowerLeg', 'Leg', 'shin', thigh, [0.1, 0.46, 0])
    limb('Foot', 'Foot', 'foot', shin, [0.1, 0.08, 0])
  }
  return all
}

/** A figure of boxes, one for each bone, that is held by a skeleton. */
export function buildAvatar(naming: Naming, pose: 'aside' | 'half down' = 'aside'): Buffer {
  const all = joints()
  // Half down: arms sink by their length times one half of the root of two.
  if (pose === 'half down')
    for (const joint of all)
      if (/LowerArm|Hand/u.test(joint.vrm)) {
        const [x, y, z] = joint.at
        const out = Math.abs(x) - 0.18
        joint.at = [Math.sign(x) * (0.18 + 0.707 * out), y - 0.707 * out, z]
      }
  const front = naming === 'vrm0' ? -1 : 1
  for (const joint of all) joint.at = [front * joint.at[0], joint.at[1], front * joint.at[2]]
  const places: number[] = []
  const indices: number[] = []
  const held: number[] = []
  const weights: number[] = []
  const addBox = (middle: Triple, size: Triple, joint: number): void => {
    const { places: corners, indices: order } = box(middle, size)
    indices.push(...order.map(one => one + places.length / 3))
    places.push(...corners)
    for (let at = 0; at < corners.length / 3; at++) {
      held.push(joint, 0, 0, 0)
      weights.push(1, 0, 0, 0)
    }
  }
  for (const [at, { at: from, thick = 0.1, vrm }] of all.entries()) {
    const to: Triple =
      vrm === 'head'
        ? [from[0], 1.7, from[2]]
        : (all.find(one => one.parent === at)?.at ?? [from[0], Math.max(0, from[1] - 0.08), from[2] + front * 0.1])
    const size = [0, 1, 2].map(axis => Math.max(thick, Math.abs(to[axis]! - from[axis]!))) as Triple
    addBox([0, 1, 2].map(axis => (from[axis]! + to[axis]!) / 2) as Triple, size, at)
  }
  addBox([0, 1.58, front * 0.16], [0.04, 0.04, 0.12], 3)
  const nodes: object[] = all.map(({ vrm, mixamo, blender, parent, at }, index) => {
    const above = parent < 0 ? [0, 0, 0] : all[parent]!.at
    const children = all.flatMap((one, child) => (one.parent === index ? [child] : []))
    return {
      name: naming === 'mixamo' ? mixamo : naming === 'blender' ? blender : `bone ${index}`,
      translation: at.map((one, axis) => one - above[axis]!),
      ...(children.length > 0 && { children }),
      ...(vrm === '' && {}),
    }
  })
  nodes.push({ mesh: 0, skin: 0 })
  const back = all.flatMap(({ at: [x, y, z] }) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -x, -y, -z, 1])
  const humanBones =
    naming === 'vrm0'
      ? all.map(({ vrm }, node) => ({ bone: vrm, node }))
      : Object.fromEntries(all.map(({ vrm }, node) => [vrm, { node }]))
  const extension = naming === 'vrm0' ? 'VRM' : 'VRMC_vrm'
  return buildGlb({
    meshes: [[{ places, indices, joints: held, weights }]],
    nodes,
    skins: [{ joints: all.map((_, at) => at), back }],
    ...(naming.startsWith('vrm') && {
      more: { extensionsUsed: [extension], extensions: { [extension]: { humanoid: { humanBones } } } },
    }),
  })
}
