/** The passes of a clip that a scene document gives, with what each shows. */
export const PASSES = {
  depth: 'Distance in 8 bits, near is white, as control models take it; MP4',
  depth16: 'Distance in 16 bits, with its range in metres; PNG files in a zip',
  normals: 'Directions of surfaces: right is red, up is green, towards the camera is blue; MP4',
  ids: 'Every entity in a colour of its own, with a legend; PNG files in a zip',
  pose: 'People as OpenPose draws them: body, hands and face; MP4',
  edges: 'Outlines and edges, white on black; MP4',
  flow: 'Motion to the next frame, 16 bits, as KITTI writes it; PNG files in a zip',
  plate: 'The clip without its people, animals, things and letters; MP4',
} as const
export type PassName = keyof typeof PASSES

/** The pass that is white where an entity is seen. */
export const MASK = 'mask:'
/** Names of passes. */
export const PASS_PATTERN = `^(?:${Object.keys(PASSES).join('|')}|${MASK}[a-z][a-z0-9._-]{0,79})$`
/** The most passes in one request. */
export const MAX_PASSES = 8
