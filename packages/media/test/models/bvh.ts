/** A frame: the place of the hips, and the turn of an arm around z and of the head around x, degrees. */
type Frame = { hips?: readonly [number, number, number]; rightArm?: number; head?: number }

const NAMES = {
  mixamo: ['Hips', 'Spine', 'Spine1', 'Neck', 'Head', 'Shoulder', 'Arm', 'ForeArm', 'Hand', 'UpLeg', 'Leg', 'Foot'].map(
    name => (side: string) => `mixamorig:${side}${name}`,
  ),
  classic: [
    'Hips',
    'Belly',
    'Chest',
    'Neck',
    'Head',
    'Collar',
    'Shoulder',
    'Elbow',
    'Wrist',
    'Hip',
    'Knee',
    'Ankle',
  ].map(name => (side: string) => `${side}${name}`),
} as const

/** A person of 160 centimetres with the arms aside, who looks along z, half a second a frame. */
export function bvh({ names, frames }: { names: keyof typeof NAMES; frames: readonly Frame[] }): string {
  const [hips, spine, chest, neck, head, collar, arm, forearm, hand, thigh, shin, foot] = NAMES[names]
  const order: string[] = []
  const joint = (name: string, offset: readonly number[], ...below: string[]): string =>
    `JOINT ${name}\n{\nOFFSET ${offset.join(' ')}\nCHANNELS 3 Zrotation Xrotation Yrotation\n${below.join('') || 'End Site\n{\nOFFSET 0 10 0\n}\n'}}\n`
  const limbs = (side: string, x: number): { arm: string; leg: string } => ({
    arm: joint(
      collar!(side),
      [x * 5, 18, 0],
      joint(arm!(side), [x * 15, 2, 0], joint(forearm!(side), [x * 28, 0, 0], joint(hand!(side), [x * 25, 0, 0]))),
    ),
    leg: joint(thigh!(side), [x * 10, -2, 0], joint(shin!(side), [0, -38, 0], joint(foot!(side), [0, -50, 0]))),
  })
  const [left, right] = [limbs('Left', 1), limbs('Right', -1)]
  const body = joint(
    spine!(''),
    [0, 10, 0],
    joint(chest!(''), [0, 20, 0], joint(neck!(''), [0, 22, 0], joint(head!(''), [0, 8, 0])), left.arm, right.arm),
  )
  const root = `ROOT ${hips!('')}\n{\nOFFSET 0 90 0\nCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n${body}${left.leg}${right.leg}}\n`
  for (const [, name] of root.matchAll(/(?:ROOT|JOINT) (\S+)/gu)) order.push(name!)
  const line = (frame: Frame): string => {
    const moved = frame.hips ?? [0, 0, 0]
    return order
      .flatMap((name, at) => [
        ...(at === 0 ? [moved[0], 90 + moved[1], moved[2]] : []),
        name === arm!('Right') ? (frame.rightArm ?? 0) : 0,
        name === head!('') ? (frame.head ?? 0) : 0,
        0,
      ])
      .join(' ')
  }
  return `HIERARCHY\n${root}MOTION\nFrames: ${frames.length}\nFrame Time: 0.5\n${frames.map(line).join('\n')}\n`
}
