/** The joints of a human body that a pose needs, by the names of VRM. */
export const MIDDLE_JOINTS = ['hips', 'spine', 'neck', 'head'] as const
export const SIDE_JOINTS = ['UpperArm', 'LowerArm', 'Hand', 'UpperLeg', 'LowerLeg', 'Foot'] as const
export type SideJoint = (typeof SIDE_JOINTS)[number]
export type JointName = (typeof MIDDLE_JOINTS)[number] | `${'left' | 'right'}${SideJoint}`
