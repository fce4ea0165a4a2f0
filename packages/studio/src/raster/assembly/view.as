// Where a point of the world is in the frame. The world is measured from the eye: x to the right, y up, z ahead, metres.
// The world stays level: a view that looks down or leans turns points into its own axes, where depth is along its axis.
// A frame shows the plate through a relief's camera (media/compositor/draw-relief.ts): the same terms, so that a figure's
// foot stays on the ground that it stands on.

export let focal: f32 = 1
export let centreX: f32 = 0
/** The row of the view's axis: the horizon's, where the view is level. */
export let horizonY: f32 = 0
/** How far the view looks down, and how far its picture is turned clockwise. */
export let pitchCos: f32 = 1
export let pitchSin: f32 = 0
export let rollCos: f32 = 1
export let rollSin: f32 = 0
/** What is this near, or nearer, has a nearness of 1. Metres. */
export let nearest: f32 = 1

export let middleX: f32 = 0
export let middleY: f32 = 0
export let focusX: f32 = 0
export let focusY: f32 = 0
export let zoom: f32 = 1
export let shiftX: f32 = 0
export let shiftY: f32 = 0
export let push: f32 = 0
export let pivot: f32 = 0

/** The plate's depth, metres, and what is at each of its pixels. */
export let depthAt: i32 = 0
export let kindAt: i32 = 0
export let plateWidth: i32 = 0
export let plateHeight: i32 = 0

/** Towards the light, and the two sides of its map. */
export let lightX: f32 = 0
export let lightY: f32 = 1
export let lightZ: f32 = 0
export let acrossX: f32 = 1
export let acrossY: f32 = 0
export let acrossZ: f32 = 0
export let upX: f32 = 0
export let upY: f32 = 0
export let upZ: f32 = 1
/** The middle of the light's map, and its texels per metre. */
export let lightAtX: f32 = 0
export let lightAtY: f32 = 0
export let lightAtZ: f32 = 0
export let lightScale: f32 = 1
export let lightAt: i32 = 0
export let lightSide: i32 = 0

/** The map of what is close above the ground: its corner, texels per metre. */
export let contactX: f32 = 0
export let contactZ: f32 = 0
export let contactScale: f32 = 1
export let contactAt: i32 = 0
export let contactSide: i32 = 0

/** Distance of a point along the view's axis. */
@inline export function depthOf(y: f32, z: f32): f32 {
  return z * pitchCos - y * pitchSin
}

/** The point of the world at a place of the plate and a depth. */
export let worldX: f32 = 0
export let worldY: f32 = 0
export let worldZ: f32 = 0

@inline export function findWorld(x: f32, y: f32, depth: f32): void {
  const right = ((x - centreX) * depth) / focal
  const up = ((horizonY - y) * depth) / focal
  const level = right * rollSin + up * rollCos
  worldX = right * rollCos - up * rollSin
  worldY = level * pitchCos - depth * pitchSin
  worldZ = depth * pitchCos + level * pitchSin
}

@inline export function nearness(z: f32): f32 {
  return min<f32>(1, nearest / z)
}

/** How many frame pixels one of the plate's takes at a nearness. */
@inline export function magnified(near: f32): f32 {
  return zoom * (1 + push * (near - pivot))
}

/** Depth of the plate at a place of it. */
@inline export function plateDepth(x: f32, y: f32): f32 {
  const column = max<i32>(0, min<i32>(plateWidth - 1, <i32>x))
  const row = max<i32>(0, min<i32>(plateHeight - 1, <i32>y))
  return load<f32>(<usize>(depthAt + ((row * plateWidth + column) << 2)))
}

@inline export function plateKind(x: f32, y: f32): i32 {
  const column = max<i32>(0, min<i32>(plateWidth - 1, <i32>x))
  const row = max<i32>(0, min<i32>(plateHeight - 1, <i32>y))
  return <i32>load<u8>(<usize>(kindAt + row * plateWidth + column))
}

/** What of the plate is seen at a pixel of the frame: found by going back and forth between place and depth. */
export let seenX: f32 = 0
export let seenY: f32 = 0
export let seenDepth: f32 = 0
let lastNear: f32 = 0.3

export function lookAtPlate(x: f32, y: f32): void {
  let near = lastNear
  for (let round = 0; round < 2; round++) {
    const scale: f32 = 1 / magnified(near)
    seenX = focusX + (x - middleX - shiftX * (near - pivot)) * scale
    seenY = focusY + (y - middleY - shiftY * (near - pivot)) * scale
    seenDepth = plateDepth(seenX, seenY)
    near = nearness(seenDepth)
  }
  lastNear = near
}

/** The same for a pixel beside the last one. */
export function lookAgain(x: f32, y: f32): void {
  const scale: f32 = 1 / magnified(lastNear)
  seenX = focusX + (x - middleX - shiftX * (lastNear - pivot)) * scale
  seenY = focusY + (y - middleY - shiftY * (lastNear - pivot)) * scale
  seenDepth = plateDepth(seenX, seenY)
}

/** The least depth of the plate at a pixel beside the last one, and at the three to the right of it and below. */
export function leastAgain(x: f32, y: f32): f32 {
  const scale: f32 = 1 / magnified(lastNear)
  const fromX = focusX + (x - middleX - shiftX * (lastNear - pivot)) * scale
  const fromY = focusY + (y - middleY - shiftY * (lastNear - pivot)) * scale
  return min<f32>(
    min<f32>(plateDepth(fromX, fromY), plateDepth(fromX + scale, fromY)),
    min<f32>(plateDepth(fromX, fromY + scale), plateDepth(fromX + scale, fromY + scale)),
  )
}

/** Each row begins anew, so that no pixel depends on where the drawing began. */
export function lookAnew(): void {
  lastNear = 0.3
}
