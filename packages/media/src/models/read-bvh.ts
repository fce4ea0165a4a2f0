import { jointOf } from './humanoid.ts'
import type { JointName } from './joint-names.ts'
import { ModelRefused } from './model.ts'
import { combineTurns, squareTurn, type Turn, turnAbout, UNTURNED } from './rotations.ts'

type Triple = readonly [x: number, y: number, z: number]

/** A pose of a human skeleton: right, up, ahead of the person. */
export type HumanPose = {
  /** The rotation of each joint from the pose in which the skeleton was built. */
  turns: ReadonlyMap<JointName, Turn>
  /** The displacement of the hips from their rest, in heights of the hips. */
  hips: Triple
}

/** A recorded motion of a human skeleton. */
export type HumanMotion = {
  seconds: number
  /** Joints of the skeleton as it was built. */
  rest: ReadonlyMap<JointName, Triple>
  poseAt(seconds: number): HumanPose
}

const LIMITS = { bytes: 16_000_000, joints: 256, frames: 20_000, numbers: 4_000_000, size: 1e6 }
const CHANNELS = ['Xposition', 'Yposition', 'Zposition', 'Xrotation', 'Yrotation', 'Zrotation']

type Joint = { name: string; parent: number; at: Triple; offset: Triple; channels: readonly number[]; from: number }

/** Reads a BVH file whose person looks along z, with y up, as recordings have it. */
export function readBvh(text: string): HumanMotion {
  if (text.length > LIMITS.bytes) throw new ModelRefused(`has ${text.length} characters; at most ${LIMITS.bytes}`)
  const [head = '', ...tail] = text.split(/^\s*MOTION\s*$/mu)
  if (tail.length !== 1) throw new ModelRefused('is no BVH file: it needs one MOTION')
  const joints = readJoints(head)
  const { frames, frameSeconds, values } = readFrames(tail[0]!, joints)
  const width = values.length / frames
  const people = findPeople(joints)
  const sole = Math.min(...joints.map(({ at }) => at[1]))
  const hips = joints[people.get('hips')!]!
  const high = hips.at[1] - sole
  if (!(high > 0)) throw new ModelRefused('has no hips above its feet')
  const rest = new Map([...people].map(([name, at]) => [name, mirrored(joints[at]!.at)] as const))

  function turnsAt(frame: number): { turns: Turn[]; hips: Triple } {
    const turns: Turn[] = []
    let moved: Triple = [0, 0, 0]
    for (const [at, joint] of joints.entries()) {
      let own: Turn = joint.parent < 0 ? UNTURNED : turns[joint.parent]!
      const place = [...joint.offset] as [number, number, number]
      for (const [nth, channel] of joint.channels.entries()) {
        const value = values[frame * width + joint.from + nth]!
        if (channel < 3) place[channel] = value
        else own = combineTurns(own, turnAbout(channel - 3, (value * Math.PI) / 180))
      }
      turns.push(own)
      if (joints[at] === hips)
        moved = mirrored([0, 1, 2].map(axis => (place[axis]! - hips.offset[axis]!) / high) as never)
    }
    return { turns, hips: moved }
  }

  return {
    seconds: frames * frameSeconds,
    rest,
    poseAt(seconds) {
      const exact = Math.max(0, Math.min(frames - 1, seconds / frameSeconds))
      const [before, after] = [turnsAt(Math.floor(exact)), turnsAt(Math.ceil(exact))]
      const share = exact - Math.floor(exact)
      const mixed = (a: readonly number[], b: readonly number[]) => a.map((one, at) => one + (b[at]! - one) * share)
      return {
        turns: new Map(
          [...people].map(
            ([name, at]) => [name, flipped(squareTurn(mixed(before.turns[at]!, after.turns[at]!)))] as const,
          ),
        ),
        hips: mixed(before.hips, after.hips) as unknown as Triple,
      }
    },
  }
}

/** The joints of the hierarchy, parents first. */
function readJoints(head: string): Joint[] {
  const words = head.split(/\s+/u).filter(word => word !== '')
  if (words.shift() !== 'HIERARCHY') throw new ModelRefused('is no BVH file: it does not begin with HIERARCHY')
  const joints: Joint[] = []
  const open: (number | 'end')[] = []
  let [from, at] = [0, 0]
  const next = (): string => words[at++] ?? fail('ends within its hierarchy')
  const number = (): number => numberOf(next())
  const triple = (): Triple => [number(), number(), number()]
  while (at < words.length) {
    const word = next()
    const inside = open.at(-1)
    if (word === '}') open.pop()
    else if (word === 'End') {
      next()
      expect(next(), '{')
      open.push('end')
    } else if (word === 'ROOT' || word === 'JOINT') {
      if (joints.length >= LIMITS.joints) fail(`has more than ${LIMITS.joints} joints`)
      let name = next()
      for (let more = next(); more !== '{'; more = next()) name += ` ${more}`
      const parent = open.findLast(one => one !== 'end') ?? -1
      joints.push({ name, parent, at: [0, 0, 0], offset: [0, 0, 0], channels: [], from })
      open.push(joints.length - 1)
    } else if (word === 'OFFSET') {
      const offset = triple()
      if (typeof inside !== 'number') continue
      const one = joints[inside]!
      const above = joints[one.parent]?.at ?? [0, 0, 0]
      Object.assign(one, { offset, at: [above[0] + offset[0], above[1] + offset[1], above[2] + offset[2]] })
    } else if (word === 'CHANNELS' && typeof inside === 'number') {
      const count = number()
      if (!(count >= 0 && count <= 6)) fail(`has a joint with ${count} channels`)
      const channels = Array.from({ length: count }, () => CHANNELS.indexOf(next()))
      if (channels.includes(-1)) fail('has a channel that is no position and no rotation')
      Object.assign(joints[inside]!, { channels, from })
      from += count
    } else fail(`has an unknown word ${JSON.stringify(word.slice(0, 40))}`)
  }
  if (open.length > 0 || joints.length === 0) fail('has no whole hierarchy')
  return joints
}

function readFrames(tail: string, joints: readonly Joint[]) {
  const [, count, time, rest] =
    /^\s*Frames:\s*(\d{1,9})\s+Frame Time:\s*(\S{1,40})([\s\S]*)$/u.exec(tail) ?? fail('tells no frames')
  const [frames, frameSeconds] = [Number(count), numberOf(time!)]
  if (!(frames >= 1 && frames <= LIMITS.frames)) fail(`has ${frames} frames; 1 to ${LIMITS.frames} are allowed`)
  if (!(frameSeconds >= 0.001 && frameSeconds <= 1)) fail(`has frames of ${frameSeconds} s; 0.001 to 1 s are allowed`)
  const width = joints.reduce((sum, { channels }) => sum + channels.length, 0)
  if (frames * width > LIMITS.numbers) fail(`has ${frames * width} numbers; at most ${LIMITS.numbers}`)
  const values = Float64Array.from(
    rest!.split(/\s+/u).filter(word => word !== ''),
    numberOf,
  )
  if (values.length !== frames * width || width === 0)
    fail(`has ${values.length} numbers, not ${frames} times ${width}`)
  return { frames, frameSeconds, values }
}

/** The joints of a person by their usual names. Where a collarbone has the name of the arm, the elbow decides. */
function findPeople(joints: readonly Joint[]): Map<JointName, number> {
  const found = new Map<JointName, number>()
  for (const [at, { name }] of joints.entries()) {
    const joint = jointOf(name)
    if (joint && !found.has(joint)) found.set(joint, at)
  }
  for (const side of ['left', 'right'] as const)
    for (const [upper, lower] of [
      ['UpperArm', 'LowerArm'],
      ['UpperLeg', 'LowerLeg'],
    ] as const) {
      const at = found.get(`${side}${lower}`)
      if (at !== undefined) found.set(`${side}${upper}`, joints[at]!.parent)
    }
  if (!found.has('hips')) found.set('hips', 0)
  const [head, arm] = [found.get('head'), found.get('rightUpperArm')]
  if (head !== undefined && !found.has('neck')) found.set('neck', head)
  // The chest is the joint from which neck and arms go out.
  const above = (at: number | undefined): number[] => {
    const chain: number[] = []
    for (let one = at; one !== undefined && one >= 0; one = joints[one]!.parent) chain.push(one)
    return chain
  }
  const arms = above(arm)
  const chest = above(found.get('neck')).find(at => arms.includes(at))
  if (chest !== undefined) found.set('spine', chest)
  const missing = NEEDED.filter(name => !found.has(name))
  if (missing.length > 0) fail(`has no joint ${missing.slice(0, 4).join(', ')}`)
  return found
}

const NEEDED: readonly JointName[] = [
  'hips',
  'spine',
  'head',
  ...(['left', 'right'] as const).flatMap(side =>
    (['UpperArm', 'LowerArm', 'Hand', 'UpperLeg', 'LowerLeg', 'Foot'] as const).map(name => `${side}${name}` as const),
  ),
]

function fail(says: string): never {
  throw new ModelRefused(says)
}

function expect(word: string, wanted: string): void {
  if (word !== wanted) fail(`has ${JSON.stringify(word.slice(0, 40))} where ${wanted} is due`)
}

function numberOf(word: string): number {
  const value = /^[-+]?[\d.]+(?:e[-+]?\d+)?$/iu.test(word) ? Number(word) : Number.NaN
  if (!(Math.abs(value) <= LIMITS.size)) fail(`has ${JSON.stringify(word.slice(0, 40))} for a number`)
  return value
}

/** In a file x goes to the person's left. */
const mirrored = ([x, y, z]: Triple): Triple => [0 - x, y, z]
const flipped = (turn: Turn): Turn => turn.map((part, at) => ((at % 3 === 0) !== at < 3 ? -part : part))
