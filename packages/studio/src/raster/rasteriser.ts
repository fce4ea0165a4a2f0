import type { Size } from '@kinora/media/frames/size'
import { byteToLinear, linearToByte } from '../planes/oklab.ts'
import { loadRaster } from './load-raster.ts'
import { type Flow, measureFlow } from './measure-flow.ts'
import { COLOUR_WORD, type Mesh, VERTEX_WORDS } from './mesh.ts'
import { type Bounds, lightFrame, seenBounds, shadowBox } from './light-frame.ts'
import type { RasterCamera, RasterLight, RasterPlate, Vec3 } from './raster-scene.ts'

/** A part of a frame, straight alpha. The bytes are valid until the next frame. */
export type Layer = Size & { left: number; top: number; rgba: Uint8Array }

/** A body in the rasteriser's memory. */
export type Posable = {
  /** For the current frame: three rows of four numbers for each bone, from rest to the world. */
  pose(bones: Float32Array, how: Posing): void
  /** A picture for its face, or for all of it: straight alpha. */
  paint(rgba: Uint8Array): void
  /** Other colours and materials for its surface, a packed word a vertex. */
  recolour(colours: Uint32Array): void
}

export type Posing = Bounds & {
  opacity?: number
  /** Emission, 0 to 1. */
  glow?: number
  /** Reflected below this height, with this strength, as in water or a wet street. */
  mirror?: { at: number; strength: number }
  castsShadow?: boolean
}

export type BodyOptions = {
  mesh: Mesh
  /** The second colour of stripes, spots and patches, packed, and their number per metre. */
  pattern?: { second: number; perMetre: number }
  /** The position of the painted picture on the body at rest: its top left corner, and its pixels per metre. */
  picture?: Size & { left: number; top: number; perMetre: number }
}

export type Rasteriser = {
  /** Sets the light from the next frame on. */
  relight(light: RasterLight): void
  add(body: BodyOptions): Posable
  begin(camera: RasterCamera): void
  /** The bodies posed since `begin`, with light and shadows. Undefined if nothing is visible. */
  finish(): Layer | undefined
  /** Visible pixels of each posed body in the last frame; invisible bodies are omitted. */
  countSeen(): ReadonlyMap<Posable, number>
  /** The depth at every second pixel, both ways: of bodies, and of the plate elsewhere. */
  depthsInto(depths: Float32Array): void
  /**
   * The visible surface at each pixel of the bodies posed since `begin`, without light and shadows; after `finish`, of
   * the frame that it drew. `enlarged` is the ratio of the view's metres to the place's. The result is valid until the next
   * frame.
   */
  sight(numberOf: (body: Posable) => number, enlarged?: number): Sight
  /** The motion of each pixel of that frame until the next, for which `next` begins and poses the bodies. */
  flow(next: () => void): Flow
  /** The bodies posed since `begin`. */
  posed(): readonly PosedBody[]
  /** The bounding boxes of those pixels. */
  seenBoxes(): ReadonlyMap<Posable, Box>
  memoryBytes(): number
}

/** A posed body: its materials and bones. */
export type PosedBody = BodyOptions & {
  posable: Posable
  bones: Float32Array
  opacity: number
  glow: number
  /** The painted picture, straight alpha; of a body that has one. */
  painted?: Uint8Array
}

/** For each pixel its depth along the view and the number of its owner; 0 is the plate, or nothing. */
export type Sight = { depths: Float32Array; owners: Uint8Array }
/** The addresses of the kernel's output and of its table of numbers. */
type SightMemory = { depths: number; owners: number; table: number }

type Options = { frame: Size; plate: RasterPlate; light: RasterLight }

const SAMPLES = 2
const LIGHT_SIDE = 512
const CONTACT_SIDE = 128
const FIGURE_BYTES = 80
const POSED_BYTES = 60
const LOOK_BYTES = 16
/** Pixels that sight.as looks at together: so many numbers more may be written. */
const LANES = 4
/** Pixels that it looks at once where the plate is even, as in sight.as. */
const RUN = 16
/** Pixels both ways for one depth of a coarse look. */
const COARSE = 2
/** The side of a tile in pixels, as in shadow.as. */
const TILE = 16
const TRIANGLE_BITS = 20
/** The same number again is for reflections. */
const MAX_FIGURES = 127
/** Things a metre above the ground do not occlude its sky: depths in that map are 1,000 minus the height. */
const LEAST_CONTACT = 999
/** The bytes of a vertex's positions in the frame, the shadow map and the contact map. */
const [IN_FRAME, IN_LIGHT, IN_CONTACT] = [24, 36, 48]

/** For an opaque body: a pixel with less has only a shadow, or a body hidden by the plate. */
const SEEN_ALPHA = 64

type Drawn = { posable: Posable; body: Body; posing: Posing; bones: Float32Array; number: number }
export type Box = Size & { left: number; top: number }
type Seen = { posable: Posable; samples: number; box: Box }
type Body = BodyOptions & {
  rest: number
  indices: number
  posed: number
  mirrored: number
  bones: number
  paint: number
}

/** Draws bodies into frames of one plate: visibility first, then colours. Deterministic. */
export function createRasteriser({ frame, plate, light: first }: Options): Rasteriser {
  let light = first
  const kernels = loadRaster()
  const stride = frame.width * SAMPLES + 4
  const samples = stride * frame.height * SAMPLES
  const map = kernels.take(samples * 4)
  const names = kernels.take(samples * 4)
  const lightMap = kernels.take(LIGHT_SIDE * (LIGHT_SIDE + 4) * 4)
  const contactMap = kernels.take(CONTACT_SIDE * (CONTACT_SIDE + 4) * 4)
  const spare = kernels.take(CONTACT_SIDE * (CONTACT_SIDE + 4) * 4)
  const figures = kernels.take((2 * MAX_FIGURES + 2) * FIGURE_BYTES)
  const out = kernels.take(frame.width * frame.height * 4)
  const ranges = kernels.take(Math.ceil(plate.width / TILE) * Math.ceil(plate.height / TILE) * 8)
  const looksInRow = frame.width / 2 + 3
  const looks = kernels.take(3 * looksInRow * LOOK_BYTES)
  const depth = kernels.take(plate.depth.length * 4)
  const kinds = kernels.take(plate.mask.length)
  const toLight = kernels.take(1_024)
  const toBytes = kernels.take(4_100)
  kernels.floats(depth, plate.depth.length).set(plate.depth)
  kernels.bytes(kinds, plate.mask.length).set(plate.mask)
  kernels.floats(toLight, 256).set(Float32Array.from({ length: 256 }, (_, byte) => byteToLinear(byte)))
  kernels.bytes(toBytes, 4_097).set(Uint8Array.from({ length: 4_097 }, (_, step) => linearToByte(step / 4_096)))
  kernels.set({
    depthAt: depth,
    kindAt: kinds,
    plateWidth: plate.width,
    plateHeight: plate.height,
    focal: plate.focal,
    centreX: plate.centreX,
    horizonY: plate.horizonY,
    pitchCos: Math.cos(plate.pitch ?? 0),
    pitchSin: Math.sin(plate.pitch ?? 0),
    rollCos: Math.cos(plate.roll ?? 0),
    rollSin: Math.sin(plate.roll ?? 0),
    nearest: plate.nearest,
    middleX: frame.width / 2,
    middleY: frame.height / 2,
    bytesToLight: toLight,
    lightToBytes: toBytes,
    lightAt: lightMap,
    lightSide: LIGHT_SIDE,
    contactAt: contactMap,
    contactSide: CONTACT_SIDE,
    rangesAt: ranges,
    looksAt: looks,
    looksInRow,
    waterKind: plate.waterKind,
  })
  relight(first)
  kernels.call('measurePlate')
  let drawn: Drawn[] = []
  let camera: RasterCamera | undefined
  /** Rows of samples that are not empty. */
  let used: [from: number, to: number] = [0, frame.height * SAMPLES]
  let resolved: Box | undefined
  /** What is visible in that part of the last frame, once it was asked for. */
  let seen: readonly Seen[] | undefined
  /** True if the maps contain the bodies posed since `begin`. */
  let isMapped = false
  let sightMemory: SightMemory | undefined

  function relight(next: RasterLight): void {
    light = next
    kernels.set({
      mirrorsAll: light.mirrorsAll ? 1 : 0,
      shadowStrength: light.shadow,
      contactStrength: light.contact,
      hazePerMetre: light.hazePerMetre,
      ...colours('key', light.key),
      ...colours('sky', light.sky),
      ...colours('bounce', light.bounce),
      ...colours('rim', light.rim ?? [0, 0, 0]),
      ...colours('haze', light.haze),
    })
  }

  function add(options: BodyOptions): Posable {
    const { mesh, picture } = options
    const count = mesh.vertices.length / VERTEX_WORDS
    if (mesh.indices.length / 3 >= 1 << TRIANGLE_BITS) throw new RangeError('a body of more than a million triangles')
    const body: Body = {
      ...options,
      rest: kernels.take(mesh.vertices.length * 4),
      indices: kernels.take(mesh.indices.length * 4),
      posed: kernels.take(count * POSED_BYTES),
      mirrored: 0,
      bones: kernels.take(mesh.bones * 48),
      paint: picture ? kernels.take(picture.width * picture.height * 4) : 0,
    }
    kernels.floats(body.rest, mesh.vertices.length).set(mesh.vertices)
    kernels.words(body.indices, mesh.indices.length).set(mesh.indices)
    if (picture) kernels.bytes(body.paint, picture.width * picture.height * 4).fill(0)
    const posable: Posable = {
      paint(rgba) {
        if (!picture) throw new Error('this body has no picture')
        kernels.bytes(body.paint, picture.width * picture.height * 4).set(rgba)
      },
      recolour(colours) {
        if (colours.length !== count) throw new RangeError(`${count} colours are wanted`)
        const words = kernels.words(body.rest, mesh.vertices.length)
        for (let at = 0; at < count; at++) words[at * VERTEX_WORDS + COLOUR_WORD] = colours[at]!
      },
      pose(bones, posing) {
        if (drawn.length >= MAX_FIGURES) throw new RangeError(`more than ${MAX_FIGURES} figures`)
        if (bones.length !== mesh.bones * 12) throw new RangeError(`${mesh.bones} bones of twelve numbers are wanted`)
        drawn.push({ posable, body, posing, bones, number: drawn.length + 1 })
      },
    }
    return posable
  }

  /** Deforms one body and adds it to the visibility pass; reflected bodies are inverted. */
  function drawBody(
    { body, posing, bones, number }: Drawn,
    { mirror, isLit = true }: { mirror?: { at: number; strength: number }; isLit?: boolean } = {},
  ): void {
    const { mesh } = body
    const triangles = mesh.indices.length / 3
    const glassFrom = mesh.glassFrom ?? triangles
    const draw = (name: number, place: number, facing: number): void => {
      kernels.call('drawTriangles', posed, body.indices, glassFrom, name, place, facing)
      if (glassFrom === triangles) return
      kernels.set({ clearRest: body.rest })
      kernels.call(
        'drawTriangles',
        posed,
        body.indices + glassFrom * 12,
        triangles - glassFrom,
        name + glassFrom,
        place,
        facing,
      )
      kernels.set({ clearRest: 0 })
    }
    const count = mesh.vertices.length / VERTEX_WORDS
    if (mirror && body.mirrored === 0) body.mirrored = kernels.take(count * POSED_BYTES)
    const posed = mirror ? body.mirrored : body.posed
    kernels.set({ groundY: posing.groundY })
    skin(body, mirror ? upsideDown(bones, mirror.at) : bones, posed)
    const own = mirror ? number + MAX_FIGURES : number
    writeFigure(own, body, posed, posing, mirror)
    drawInto(map, names, stride, { width: frame.width * SAMPLES, height: frame.height * SAMPLES })
    const facing = mirror ? -1 : 1
    draw(own << TRIANGLE_BITS, IN_FRAME, facing)
    if (mirror || !isLit || posing.castsShadow === false) return
    drawInto(lightMap, 0, LIGHT_SIDE, { width: LIGHT_SIDE, height: LIGHT_SIDE })
    if (light.shadow > 0) draw(0, IN_LIGHT, 0)
    drawInto(contactMap, 0, CONTACT_SIDE, { width: CONTACT_SIDE, height: CONTACT_SIDE })
    if (light.contact <= 0) return
    kernels.set({ leastDepth: LEAST_CONTACT })
    draw(0, IN_CONTACT, 0)
    kernels.set({ leastDepth: 0 })
  }

  /** Bends a body by its bones, and projects it. */
  function skin({ mesh, rest, bones: at }: Body, bones: Float32Array, posed: number): void {
    kernels.floats(at, bones.length).set(bones)
    kernels.call('skin', rest, mesh.vertices.length / VERTEX_WORDS, at, posed)
  }

  /** Clears only the rows that the last frame used. */
  function clearRows(): void {
    const [from, to] = used
    for (const at of [names, map]) kernels.call('clearMap', at + from * stride * 4, Math.max(0, to - from) * stride)
  }

  function drawInto(mapAt: number, namesAt: number, mapStride: number, { width, height }: Size): void {
    kernels.set({ mapAt, namesAt, mapStride, fromX: 0, fromY: 0, toX: width, toY: height })
  }

  function writeFigure(
    number: number,
    body: Body,
    posed: number,
    posing: Posing,
    mirror?: { at: number; strength: number },
  ) {
    const at = figures + number * FIGURE_BYTES
    const words = kernels.words(at, 17)
    const floats = kernels.floats(at, 16)
    const { picture, pattern } = body
    words.set([posed, body.rest, body.indices, body.paint, picture?.width ?? 0, picture?.height ?? 0])
    floats[6] = 0.8 / Math.max(0.1, posing.radius)
    floats[7] = (posing.opacity ?? 1) * (mirror?.strength ?? 1)
    floats[8] = mirror ? mirror.at : -1e9
    words[9] = pattern?.second ?? 0
    floats[10] = pattern?.perMetre ?? 1
    floats[11] = picture?.left ?? 0
    floats[12] = picture?.top ?? 0
    floats[13] = picture?.perMetre ?? 1
    floats[14] = posing.glow ?? 0
    words[15] = mirror ? 1 : 0
    words[16] = body.mesh.glassFrom ?? body.mesh.indices.length / 3
  }

  function useCamera({ x, y, ...rest }: RasterCamera): void {
    kernels.set({ focusX: x, focusY: y, ...rest })
  }

  /** The rows of samples that bodies reach. */
  function reachedRows(): [number, number] {
    const rows = frame.height * SAMPLES
    // Bodies that are all outside the frame reach no row of it.
    const from = Math.min(rows, Math.max(0, Math.floor((kernels.get('topmost') - 1) * SAMPLES)))
    return [from, Math.max(from, Math.min(rows, Math.ceil((kernels.get('lowest') + 2) * SAMPLES)))]
  }

  /** Draws what was posed into the maps, unless `finish` has. */
  function drawMaps(): void {
    if (!camera || isMapped) return
    resolved = undefined
    useCamera(camera)
    clearRows()
    kernels.call('clearReach')
    for (const one of drawn) drawBody(one, { isLit: false })
    used = drawn.length > 0 ? reachedRows() : [0, 0]
    isMapped = true
  }

  function sight(numberOf: (body: Posable) => number, enlarged = 1): Sight {
    if (!camera) throw new Error('no frame has begun')
    drawMaps()
    const { depths, owners } = look(numberOf, enlarged, 1)
    const pixels = frame.width * frame.height
    return { depths: kernels.floats(depths, pixels), owners: kernels.bytes(owners, pixels) }
  }

  function flow(next: () => void): Flow {
    if (!camera) throw new Error('no frame has begun')
    drawMaps()
    const pixels = frame.width * frame.height
    const seen = look(() => 1, 1, 1)
    const from = { camera, figures: figuresOf(drawn) }
    next()
    useCamera(camera)
    kernels.call('clearReach')
    for (const { body, bones } of drawn) skin(body, bones, body.posed)
    const to = { camera, figures: figuresOf(drawn) }
    return measureFlow({
      frame,
      plate,
      depths: kernels.floats(seen.depths, pixels),
      isBody: kernels.bytes(seen.owners, pixels),
      nameAt: (
        names => (x, y) =>
          names[y * SAMPLES * stride + x * SAMPLES]!
      )(kernels.words(names, samples)),
      triangleBits: TRIANGLE_BITS,
      from,
      to,
    })
  }

  /** The bodies of a frame by their numbers, with the places of their vertices in it. */
  const figuresOf = (bodies: readonly Drawn[]) =>
    bodies.map(({ posable, body }) => ({
      posable,
      indices: body.mesh.indices,
      places: placesIn(body),
    }))

  /** For each vertex of a posed body its place in the frame, pixels, and its nearness, 0 behind the camera. */
  function placesIn({ mesh, posed }: Body): Float32Array {
    const count = mesh.vertices.length / VERTEX_WORDS
    const all = kernels.floats(posed, (count * POSED_BYTES) / 4)
    const places = new Float32Array(3 * count)
    for (let at = 0; at < count; at++) {
      const from = (at * POSED_BYTES + IN_FRAME) / 4
      places[3 * at] = all[from]! / SAMPLES
      places[3 * at + 1] = all[from + 1]! / SAMPLES
      places[3 * at + 2] = all[from + 2]!
    }
    return places
  }

  /** Reads the maps, and the plate elsewhere, once for `pitch` by `pitch` pixels. */
  function look(numberOf: (body: Posable) => number, enlarged: number, pitch: number): SightMemory {
    sightMemory ??= takeSight()
    const { depths, owners, table } = sightMemory
    kernels
      .bytes(table, MAX_FIGURES + 1)
      .set([0, ...drawn.map(({ posable, posing }) => ((posing.opacity ?? 1) >= 0.5 ? numberOf(posable) + 1 : 0))])
    const [width, height] = [Math.floor(frame.width / pitch), Math.floor(frame.height / pitch)]
    const [firstRow, endRow] = [Math.floor(used[0] / SAMPLES), drawn.length > 0 ? Math.ceil(used[1] / SAMPLES) : 0]
    const into = [drawn.length, table, depths, owners, enlarged, pitch]
    kernels.call('sight', width, height, map, names, stride, firstRow, endRow, ...into)
    return sightMemory
  }

  function takeSight(): SightMemory {
    const runs = Math.ceil(plate.width / RUN) * plate.height
    kernels.set({ hintsAt: kernels.take((frame.width + LANES) * 8), runsAt: kernels.take(runs * 4) })
    kernels.call('measureRuns')
    return {
      depths: kernels.take((frame.width * frame.height + LANES) * 4),
      owners: kernels.take(frame.width * frame.height),
      table: kernels.take(MAX_FIGURES + 1),
    }
  }

  function finish(): Layer | undefined {
    resolved = undefined
    seen = undefined
    isMapped = true
    if (!camera || drawn.length === 0) return undefined
    useCamera(camera)
    const spans = seenBounds(
      drawn.map(({ posing }) => posing),
      plate,
      camera,
      frame,
    )
    kernels.set(lightFrame(light.direction, spans, LIGHT_SIDE, CONTACT_SIDE))
    kernels.call('clearMap', lightMap, LIGHT_SIDE * LIGHT_SIDE)
    kernels.call('clearMap', contactMap, CONTACT_SIDE * CONTACT_SIDE)
    clearRows()
    kernels.call('clearReach')
    for (const one of drawn) {
      drawBody(one)
      if (one.posing.mirror) drawBody(one, { mirror: one.posing.mirror })
    }
    if (light.contact > 0) kernels.call('finishContact', spare, 2)
    const shade = shadowBox(
      drawn.map(({ posing }) => posing),
      light,
      plate,
      camera,
      frame,
    )
    kernels.set({ shadeLeft: shade.left, shadeTop: shade.top, shadeRight: shade.right, shadeBottom: shade.bottom })
    const reach = (name: string): number => kernels.get(name)
    const left = even(Math.max(0, Math.min(Math.floor(reach('leftmost')), shade.left)))
    const top = even(Math.max(0, Math.min(Math.floor(reach('topmost')), shade.top)))
    const right = Math.min(frame.width, even(Math.max(Math.ceil(reach('rightmost')), shade.right) + 1))
    const bottom = Math.min(frame.height, even(Math.max(Math.ceil(reach('lowest')), shade.bottom) + 1))
    used = reachedRows()
    if (right <= left || bottom <= top) return undefined
    const [width, height] = [right - left, bottom - top]
    drawInto(map, names, stride, { width: 0, height: 0 })
    kernels.call('resolve', left, top, right, bottom, figures, out, width * 4)
    resolved = { left, top, width, height }
    return { left, top, width, height, rgba: kernels.bytes(out, width * height * 4) }
  }

  /**
   * The visible samples of each body in the last frame, and the box of their pixels. Glass takes every second sample of a
   * pixel, and the others show the background.
   */
  function findSeen(): readonly Seen[] {
    if (!resolved) return []
    if (seen) return seen
    const { left, top, width, height } = resolved
    const rgba = kernels.bytes(out, width * height * 4)
    const owners = kernels.words(names, samples)
    const least = Uint8Array.from(drawn, ({ posing }) => Math.ceil(SEEN_ALPHA * (posing.opacity ?? 1)))
    const counts = new Int32Array(drawn.length)
    const [lefts, rights] = [new Int32Array(drawn.length).fill(frame.width), new Int32Array(drawn.length).fill(-1)]
    const [tops, bottoms] = [new Int32Array(drawn.length), new Int32Array(drawn.length)]
    for (let row = 0; row < height * SAMPLES; row++) {
      const y = Math.floor(row / SAMPLES)
      const line = (top * SAMPLES + row) * stride + left * SAMPLES
      for (let column = 0; column < width * SAMPLES; column++) {
        const name = owners[line + column]!
        if (name === 0) continue
        // A reflection has its own number.
        const one = (name >>> TRIANGLE_BITS) - 1
        const x = Math.floor(column / SAMPLES)
        if (one >= drawn.length || rgba[(y * width + x) * 4 + 3]! < least[one]!) continue
        if (counts[one]!++ === 0) tops[one] = y
        bottoms[one] = y
        if (x < lefts[one]!) lefts[one] = x
        if (x > rights[one]!) rights[one] = x
      }
    }
    seen = drawn.flatMap(({ posable }, one): Seen[] =>
      counts[one] === 0
        ? []
        : [
            {
              posable,
              samples: counts[one]!,
              box: {
                left: left + lefts[one]!,
                top: top + tops[one]!,
                width: rights[one]! - lefts[one]! + 1,
                height: bottoms[one]! - tops[one]! + 1,
              },
            },
          ],
    )
    return seen
  }

  const countSeen = (): ReadonlyMap<Posable, number> =>
    new Map(findSeen().map(one => [one.posable, one.samples / SAMPLES ** 2]))

  const seenBoxes = (): ReadonlyMap<Posable, Box> => new Map(findSeen().map(({ posable, box }) => [posable, box]))

  function depthsInto(depths: Float32Array): void {
    if (!camera) return
    const { depths: at } = look(() => 0, 1, COARSE)
    depths.set(kernels.floats(at, depths.length))
  }

  const posedBodies = (): PosedBody[] =>
    drawn.map(({ posable, body: { mesh, pattern, picture, paint }, posing, bones }) => ({
      posable,
      mesh,
      bones,
      opacity: posing.opacity ?? 1,
      glow: posing.glow ?? 0,
      ...(pattern && { pattern }),
      ...(picture && { picture, painted: kernels.bytes(paint, picture.width * picture.height * 4).slice() }),
    }))

  return {
    relight,
    add,
    countSeen,
    depthsInto,
    posed: posedBodies,
    seenBoxes,
    sight,
    flow,
    begin(next) {
      camera = next
      drawn = []
      isMapped = false
    },
    finish,
    memoryBytes: () => kernels.bytes(0, 0).buffer.byteLength,
  }
}

const even = (pixels: number): number => pixels - (pixels % 2)

const colours = (name: string, [r, g, b]: Vec3): Record<string, number> => ({
  [`${name}R`]: r,
  [`${name}G`]: g,
  [`${name}B`]: b,
})

/** Mirrored at the height of a water surface. */
function upsideDown(bones: Float32Array, at: number): Float32Array {
  const out = Float32Array.from(bones)
  for (let bone = 0; bone < out.length; bone += 12) {
    for (let i = 4; i < 8; i++) out[bone + i] = -out[bone + i]!
    out[bone + 7]! += 2 * at
  }
  return out
}
