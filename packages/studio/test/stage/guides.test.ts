import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { decodeFrames } from '@kinora/media/av/decode-frames'
import { decodePicture } from '@kinora/media/av/decode-picture'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { openZip } from '@kinora/media/models/zip-file'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { shootScene } from '../../src/orders/shoot-scene.ts'
import { writePasses } from '../../src/orders/write-passes.ts'
import { createDepthShader } from '../../src/raster/create-depth-shader.ts'
import { filmScene } from '../../src/stage/film-scene.ts'
import {
  depthRange,
  flowWords,
  idColour,
  paintEdges,
  paintMask,
  paintNormals,
} from '../../src/stage/guides/paint-passes.ts'
import { POSE_NAMES } from '../../src/stage/guides/pose-points.ts'

const SIZE = { width: 320, height: 180 }
const scene: Scene = {
  version: 'kinora.scene/1',
  seconds: 1,
  entities: [
    { id: 'ann', asset: 'woman' },
    { id: 'bo', asset: 'man' },
    { id: 'box', asset: 'crate' },
  ],
  places: [{ id: 'set', asset: 'product-sweep' }],
  shots: [
    {
      from: 0,
      to: 1,
      place: 'set',
      placements: [
        { who: 'ann', relation: 'on', to: 'set/surface', offset: [-0.8, 0, 0], facing: 'camera' },
        { who: 'bo', relation: 'on', to: 'set/surface', offset: [0.7, 0, -1.6], facing: 'camera' },
        { who: 'box', relation: 'on', to: 'set/surface', offset: [-1.5, 0, 1] },
      ],
      camera: { target: ['ann', 'bo'], size: 'whole', from: 'front', move: 'still' },
    },
  ],
}

const order = {
  kind: 'video',
  prompt: '',
  seed: 4,
  inputs: [],
  seconds: 1,
  withSound: false,
  withMusic: false,
  from: { kind: 'words' },
  amplitude: 'auto',
  scene,
  ...SIZE,
} as const

async function look<T>(
  then: (film: Awaited<ReturnType<typeof filmScene>>, frame: Uint8Array) => Promise<T>,
): Promise<T> {
  const compositor = await createCompositor(SIZE)
  const film = await filmScene({ scene, compositor, frames: 24, seed: 4, amplitude: 'auto' })
  try {
    return await then(film, compositor.frame())
  } finally {
    film.close?.()
    compositor.close()
  }
}

test('depths grow with the distance, and owners match the picture', async () => {
  await look(async film => {
    await film.draw(12)
    const drawn = film.seen()
    const { depths, owners, names, width } = await film.guides(0.5)
    const pixels = names.map(() => 0)
    const sums = names.map(() => 0)
    for (const [at, owner] of owners.entries()) {
      if (owner === 0) continue
      pixels[owner - 1]! += 1
      sums[owner - 1]! += depths[at]!
    }
    const meanOf = (id: string): number => sums[names.indexOf(id)]! / pixels[names.indexOf(id)]!
    assert.ok(meanOf('box') < meanOf('ann') && meanOf('ann') < meanOf('bo'), names.map(meanOf).join(' '))
    assert.ok(Math.abs(meanOf('bo') - meanOf('ann') - 1.6) < 0.35, 'metres are those of the place')
    for (const [at, id] of names.entries()) {
      const shown = drawn.get(id) ?? 0
      assert.ok(Math.abs(pixels[at]! - shown) < 0.08 * shown + 20, `${id}: ${pixels[at]} of ${shown} pixels`)
    }
    // The ground goes away from the lower edge of the frame upwards, without a step.
    const column = Array.from({ length: 20 }, (_, row) => depths[(SIZE.height - 1 - row) * width + width - 4]!)
    assert.ok(
      column.every((depth, row) => row === 0 || depth >= column[row - 1]!),
      column.join(' '),
    )
  })
})

test('the points of a person are on its drawn joints', async () => {
  await look(async film => {
    const { poses, owners, names, width } = await film.guides(0.5)
    assert.deepEqual(new Set(poses.map(({ id }) => id)), new Set(['ann', 'bo']))
    assert.deepEqual(
      poses.map(({ id }) => id),
      ['bo', 'ann'],
      'far ones come first',
    )
    for (const { id, points } of poses) {
      const rows: number[] = []
      for (const [at, owner] of owners.entries()) if (names[owner - 1] === id) rows.push(Math.floor(at / width))
      const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
      const isOwn = (x: number, y: number): boolean => names[owners[Math.round(y) * width + Math.round(x)]! - 1] === id
      for (const [at, point] of points.entries()) {
        if (!point?.isSeen) continue
        const around = [-2, 0, 2].flatMap(dx => [-2, 0, 2].map(dy => isOwn(point.x + dx, point.y + dy)))
        assert.ok(around.includes(true), `${id}: ${POSE_NAMES[at]} is on the body`)
      }
      const y = (name: (typeof POSE_NAMES)[number]): number => points[POSE_NAMES.indexOf(name)]?.y ?? Number.NaN
      assert.ok(top < y('nose') && y('nose') < y('neck') && y('neck') < y('right-hip'))
      assert.ok(bottom - y('left-ankle') < 0.1 * (bottom - top), 'ankles are near the feet')
      // Somebody who looks at the camera has the right side on the left of the picture.
      const x = (name: (typeof POSE_NAMES)[number]): number => points[POSE_NAMES.indexOf(name)]?.x ?? Number.NaN
      assert.ok(x('right-shoulder') < x('left-shoulder') && x('right-eye') < x('left-eye'))
    }
  })
})

/** Joints that are origins of bones, by the names of the points. */
const JOINTS = {
  'right-shoulder': 'arm.r',
  'left-shoulder': 'arm.l',
  'right-elbow': 'forearm.r',
  'left-elbow': 'forearm.l',
  'right-hip': 'thigh.r',
  'left-knee': 'shin.l',
  'right-ankle': 'foot.r',
} as const

test('points are within two pixels of the exported bones and camera', async () => {
  await look(async film => {
    const [shot] = film.shots
    const { lens, bodies } = (await film.geometry(shot!)).at(0.5)
    const { poses } = await film.guides(0.5)
    const dot = (a: readonly number[], b: readonly number[]): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!
    let compared = 0
    for (const { id, points } of poses)
      for (const [name, bone] of Object.entries(JOINTS)) {
        const body = bodies.find(one => one.id === id && one.skeleton?.some(({ name: own }) => own === bone))!
        const nth = body.skeleton!.findIndex(one => one.name === bone)
        const [m, rest] = [body.matrices[nth]!, body.skeleton![nth]!.at]
        const at = [0, 4, 8].map(row => dot(m.slice(row, row + 3), rest) + m[row + 3]! - lens.at[row / 4]!)
        const deep = dot(at, lens.ahead)
        const x = lens.x + (lens.focal * dot(at, lens.right)) / deep
        const y = lens.y - (lens.focal * dot(at, lens.up)) / deep
        const point = points[POSE_NAMES.indexOf(name as (typeof POSE_NAMES)[number])]
        assert.ok(point, `${id} has no ${name}`)
        assert.ok(Math.hypot(point.x - x, point.y - y) <= 2, `${id}: ${name} at ${point.x},${point.y}, not ${x},${y}`)
        compared++
      }
    assert.equal(compared, 2 * Object.keys(JOINTS).length)
  })
})

/** Ann's pose in the middle of a shot of her head and shoulders, the owner of each pixel, and the lightness of the clip there. */
async function lookClosely(shot: Partial<Scene['shots'][number]>) {
  const [first] = scene.shots
  const close: Scene = {
    ...scene,
    shots: [{ ...first!, camera: { target: ['ann'], size: 'bust', from: 'front', move: 'still' }, ...shot }],
  }
  const size = { width: 640, height: 360 }
  const compositor = await createCompositor(size)
  const film = await filmScene({ scene: close, compositor, frames: 24, seed: 4, amplitude: 'auto' })
  try {
    await film.draw(12)
    const luma = compositor.frame().slice(0, size.width * size.height)
    const { poses, owners, names } = await film.guides(0.5)
    /** Whether she is drawn within two pixels. */
    const isOn = ({ x, y }: { x: number; y: number }) =>
      [-2, 0, 2].some(dx =>
        [-2, 0, 2].some(dy => names[owners[Math.round(y + dy) * size.width + Math.round(x + dx)]! - 1] === 'ann'),
      )
    const lumaAt = ({ x, y }: { x: number; y: number }) => luma[Math.round(y) * size.width + Math.round(x)]!
    return { pose: poses.find(({ id }) => id === 'ann')!, isOn, lumaAt }
  } finally {
    film.close?.()
    compositor.close()
  }
}

test('hands have 21 points and faces 70, on what is drawn', async () => {
  const { pose, isOn, lumaAt } = await lookClosely({ actions: [{ who: 'ann', does: 'wave', from: 0, to: 1 }] })
  const { face, points } = pose
  const seen = face.filter(point => point?.isSeen)
  assert.deepEqual([face.length, pose.hands.map(hand => hand.length)], [70, [21, 21]])
  assert.ok(seen.length >= 66, `${seen.length} points of a face that looks at the camera`)
  for (const one of seen) assert.ok(isOn(one!), `${one!.x} ${one!.y}`)
  const raised = pose.hands.find(hand => hand.every(one => one?.isSeen))
  assert.ok(raised, 'a hand that waves is in the frame')
  for (const one of raised) assert.ok(isOn(one!), `${one!.x} ${one!.y}`)
  // Around each pupil, which is dark, the lids are at the rim of the white.
  for (const [pupil, from] of [
    [68, 36],
    [69, 42],
  ] as const) {
    const lids = face.slice(from, from + 6).map(one => one!)
    const [xs, ys] = [lids.map(({ x }) => x), lids.map(({ y }) => y)]
    const inside = face[pupil]!
    assert.ok(lumaAt(inside) < 70, `the pupil has luma ${lumaAt(inside)}`)
    assert.ok(Math.min(...xs) < inside.x - 4 && inside.x + 4 < Math.max(...xs))
    assert.ok(Math.min(...ys) < inside.y - 4 && inside.y + 4 < Math.max(...ys))
    const around = lids.map(one =>
      lumaAt({ x: inside.x + 1.25 * (one.x - inside.x), y: inside.y + 1.25 * (one.y - inside.y) }),
    )
    assert.ok(Math.min(...around) > 90, `skin is around the lids: ${around.join(' ')}`)
  }
  // The right of somebody who looks at the camera is on the left of the picture; brows are over eyes, lips over the chin.
  const at = (nth: number) => face[nth]!
  assert.ok(at(0).x < at(36).x && at(39).x < at(42).x && at(45).x < at(16).x)
  assert.ok(at(19).y < at(37).y && at(33).y < at(51).y && at(57).y < at(8).y)
  assert.ok(at(48).x < at(54).x && Math.abs(at(30).x - points[0]!.x) < 4)
})

test('a face that looks away has no seen points', async () => {
  const [first] = scene.shots
  const placements = first!.placements!.map(one => (one.who === 'ann' ? { ...one, facing: 'away' as const } : one))
  const { pose } = await lookClosely({ placements })
  assert.ok(pose.points.some(point => point?.isSeen))
  assert.equal(pose.face.filter(point => point?.isSeen).length, 0)
})

/** Somebody who walks, before a camera that goes with them. */
const walking: Scene = {
  ...scene,
  entities: [
    { id: 'ann', asset: 'woman' },
    { id: 'box', asset: 'crate' },
  ],
  places: [{ id: 'set', asset: 'meadow' }],
  shots: [
    {
      from: 0,
      to: 1,
      place: 'set',
      placements: [{ who: 'box', relation: 'beside', to: 'ann', distance: 0.6 }],
      actions: [{ who: 'ann', does: 'walk', from: 0, to: 1 }],
      camera: { target: ['ann'], size: 'whole', from: 'left', move: 'push' },
    },
  ],
}

test('motion leads a pixel to the same surface, and a cut has no motion', async () => {
  const compositor = await createCompositor(SIZE)
  const { width, height } = SIZE
  const film = await filmScene({ scene: walking, compositor, frames: 24, seed: 4, amplitude: 'large' })
  const [now, next] = [0.5, 0.5 + 2 / 24]
  const { owners, depths, names } = await film.guides(now)
  const before = { owners: owners.slice(), depths: depths.slice() }
  const flow = await film.flow(now, next)
  const { moves, isKnown } = { moves: flow.moves.slice(), isKnown: flow.isKnown.slice() }
  const after = await film.guides(next)
  let [seen, same, near, still] = [0, 0, 0, 0]
  let [most, ann] = [0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (isKnown[at] === 0) continue
      const [toX, toY] = [Math.floor(x + 0.5 + moves[2 * at]!), Math.floor(y + 0.5 + moves[2 * at + 1]!)]
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue
      const to = toY * width + toX
      seen++
      if (names[before.owners[at]! - 1] === 'ann') ann++
      most = Math.max(most, Math.hypot(moves[2 * at]!, moves[2 * at + 1]!))
      if (before.owners[at] === 0) continue
      const isHidden = after.owners[to] !== 0 && after.depths[to]! < before.depths[at]! - 0.2
      if (isHidden && after.names[after.owners[to]! - 1] !== names[before.owners[at]! - 1]) continue
      near++
      if (after.names[after.owners[to]! - 1] === names[before.owners[at]! - 1]) same++
      if (after.names[after.owners[at]! - 1] === names[before.owners[at]! - 1]) still++
    }
  assert.ok(seen > 0.8 * width * height && ann > 500, `${seen} pixels, ${ann} of a person`)
  assert.ok(most > 2, `nothing moves more than ${most} pixels`)
  assert.ok(same > 0.97 * near && same > still, `${same} of ${near} follow their motion; without it ${still}`)
  const words = flowWords({ ...SIZE, moves, isKnown })
  const at = isKnown.indexOf(1)
  assert.ok(Math.abs((words[3 * at]! - 32_768) / 64 - moves[2 * at]!) < 1 / 64)
  assert.equal(words[3 * at + 2], 1)
  film.close?.()
  const [shot] = walking.shots
  const cut: Scene = {
    ...walking,
    shots: [
      { ...shot!, to: 0.5, actions: [] },
      { ...shot!, from: 0.5, actions: [] },
    ],
  }
  const two = await filmScene({ scene: cut, compositor, frames: 24, seed: 4, amplitude: 'auto' })
  assert.ok((await two.flow(0.25, 0.25 + 1 / 24)).isKnown.includes(1))
  assert.ok(!(await two.flow(11 / 24, 12 / 24)).isKnown.includes(1))
  two.close?.()
  compositor.close()
})

const paintWith = (paint: (into: Uint8Array) => void): Uint8Array => {
  const grey = new Uint8Array(SIZE.width * SIZE.height)
  paint(grey)
  return grey
}

test('near is white in the depth, normals face the camera, and an outline is an edge', async () => {
  await look(async film => {
    const guides = await film.guides(0.5)
    const range = depthRange([guides])
    const grey = createDepthShader(guides.depths.length, range, { black: 0, white: 255 })(guides.depths)
    const [nearest, farthest] = [guides.depths.indexOf(range.near), guides.depths.indexOf(Math.max(...guides.depths))]
    assert.deepEqual([grey[nearest], grey[farthest]! < 40], [255, true])
    const shades = { black: 0, white: 255 }
    const mask = paintWith(into => paintMask(guides, name => name === 'ann', shades, into))
    const ann = guides.names.indexOf('ann') + 1
    for (const [at, owner] of guides.owners.entries()) assert.equal(mask[at], owner === ann ? 255 : 0)
    const normals = paintNormals(guides).rgba
    for (let at = 0; at < guides.owners.length; at++) assert.ok(normals[4 * at + 2]! >= 127)
    const floor = 4 * ((SIZE.height - 3) * SIZE.width + SIZE.width - 4)
    assert.ok(normals[floor + 1]! > 200, 'the ground looks up')
    const edges = paintWith(into => paintEdges(guides, shades, into))
    for (let at = 0; at + 1 < guides.owners.length; at++)
      if ((at + 1) % SIZE.width !== 0 && guides.owners[at] !== guides.owners[at + 1]) assert.equal(edges[at], 255)
  })
})

test('passes have the frames of the clip, or the requested rate', async context => {
  const folder = await mkdtemp(join(tmpdir(), 'passes-'))
  context.after(() => rm(folder, { recursive: true }))
  const means = { film: filmScene }
  const names = ['depth', 'pose', 'mask:ann', 'ids', 'depth16']
  const passes = await writePasses(order, { names }, folder, () => {}, means)
  assert.deepEqual(
    passes.map(({ name, format }) => [name, format]),
    [
      ['depth', 'mp4'],
      ['pose', 'mp4'],
      ['mask:ann', 'mp4'],
      ['ids', 'zip'],
      ['depth16', 'zip'],
    ],
  )
  for (const { path, format } of passes) {
    if (format === 'mp4') {
      let frames = 0
      for await (const _ of decodeFrames(path)) frames++
      assert.equal(frames, 24, path)
      continue
    }
    const zip = await openZip(path)
    assert.equal(zip.names.filter(name => name.endsWith('.png')).length, 24)
    const told = JSON.parse(Buffer.from(await zip.read(zip.names.at(-1)!)).toString())
    if ('legend' in told) {
      assert.deepEqual(told.legend[0], { id: 'ann', colour: `#${Buffer.from(idColour(1)).toString('hex')}` })
      const { rgba } = await decodePicture(Buffer.from(await zip.read('00012.png')), 1_000)
      const colours = new Set<string>()
      for (let at = 0; at < rgba.length; at += 4)
        colours.add(`#${Buffer.from(rgba.subarray(at, at + 3)).toString('hex')}`)
      const legend = told.legend as { id: string; colour: string }[]
      assert.deepEqual(colours, new Set(['#000000', ...legend.map(({ colour }) => colour)]))
    } else assert.ok(told.near_metres < told.far_metres)
    await zip.close()
  }
  const again = await mkdtemp(join(folder, 'again-'))
  const [first] = await writePasses(order, { names: ['depth'] }, again, () => {}, means)
  assert.deepEqual(await readFile(first!.path), await readFile(passes[0]!.path), 'the same bytes')
  const [slow] = await writePasses(order, { names: ['pose'], framesPerSecond: 16, frames: 17 }, again, () => {}, means)
  let frames = 0
  for await (const _ of decodeFrames(slow!.path)) frames++
  // The decoder tells frames at 24 a second.
  assert.equal(frames, Math.ceil((17 / 16) * 24))
  await assert.rejects(
    writePasses(order, { names: ['heat'] }, again, () => {}, means),
    /there is no pass heat/,
  )
})

async function framesIn(path: string): Promise<{ pixels: Uint8Array }[]> {
  const frames: { pixels: Uint8Array }[] = []
  for await (const { pixels } of decodeFrames(path)) frames.push({ pixels: pixels.slice() })
  return frames
}

test('passes made with the clip have the same bytes as those made alone, and do not change the clip', async context => {
  const folder = await mkdtemp(join(tmpdir(), 'passes-'))
  context.after(() => rm(folder, { recursive: true }))
  const [alone, beside] = [await mkdtemp(join(folder, 'a-')), await mkdtemp(join(folder, 'b-'))]
  const speaker = (): never => assert.fail('the clip has no sound')
  const means = { film: filmScene, catalogue: loadCatalogue, speaker }
  // Weather, a cut and a dissolve: what is drawn from frame to frame may have a memory.
  const [shot] = walking.shots
  const wet: Scene = {
    ...walking,
    seconds: 1.25,
    places: [{ id: 'set', asset: 'meadow', weather: 'rain' }],
    shots: [
      { ...shot!, to: 0.5 },
      { ...shot!, from: 0.5, to: 1.25, actions: [], transition: { kind: 'dissolve', seconds: 0.25 } },
    ],
  }
  const wanted = { ...order, scene: wet, seconds: 1.25 }
  const names = ['depth', 'pose', 'ids', 'flow', 'plate']
  await shootScene(join(alone, 'clip.mp4'), wanted, () => {}, means)
  const made = await shootScene(join(beside, 'clip.mp4'), { ...wanted, passes: names }, () => {}, means)
  const bytes = (path: string): Promise<Buffer> => readFile(path)
  assert.deepEqual(await bytes(join(alone, 'clip.mp4')), await bytes(join(beside, 'clip.mp4')), 'the clip')
  const separate = await writePasses(wanted, { names }, alone, () => {}, means)
  for (const [at, { name, path }] of separate.entries()) {
    assert.equal(made.passes![at]!.name, name)
    assert.deepEqual(await bytes(path), await bytes(made.passes![at]!.path), name)
  }
  assert.equal(separate.length, names.length)
  // The plate is the clip where nobody is, and another picture where somebody is.
  const clip = await framesIn(join(alone, 'clip.mp4'))
  const plate = await framesIn(separate[4]!.path)
  assert.deepEqual([clip.length, plate.length], [30, 30])
  const compositor = await createCompositor(SIZE)
  const film = await filmScene({ scene: wet, compositor, frames: 30, seed: 4, amplitude: 'auto' })
  const { owners } = await film.guides(2 / 24)
  let [away, bodies, at, on] = [0, 0, 0, 0]
  for (const [pixel, owner] of owners.entries()) {
    const differs = Math.abs(clip[2]!.pixels[pixel]! - plate[2]!.pixels[pixel]!)
    if (owner > 0) [bodies, on] = [bodies + differs, on + 1]
    else if (pixel < SIZE.width * 20) [away, at] = [away + differs, at + 1]
  }
  film.close?.()
  compositor.close()
  assert.ok(on > 500 && bodies / on > 20, `${bodies / on} at ${on} pixels of bodies`)
  assert.ok(at > 1_000 && away / at < 3, `${away / at} in the sky`)
})

test('a layout has the positions of bodies, in the axes of the document, and their motion in the picture', async () => {
  await look(async film => {
    await film.draw(12)
    const { entities, camera, floor } = film.layout(0, 0.5)!
    const [ann, bo, box] = ['ann', 'bo', 'box'].map(id => entities.find(one => one.id === id)!)
    // On a surface, offsets count from the middle of the floor, where there is nothing else.
    for (const [one, [x, , z]] of [
      [ann!, [-0.8, 0, 0]],
      [bo!, [0.7, 0, -1.6]],
      [box!, [-1.5, 0, 1]],
    ] as const) {
      assert.ok(Math.abs(one.at[0] - x) < 0.01 && Math.abs(one.at[2] - z) < 0.01, `${one.id} is at ${one.at.join()}`)
    }
    assert.equal(ann!.facing, 0)
    assert.ok(camera.at[2] > ann!.at[2] && Math.abs(Math.abs(camera.facing) - 180) < 30, 'it looks away from us')
    assert.ok(floor.low[0] < 0 && floor.high[0] > 0 && floor.low[2] < floor.high[2])
    assert.ok(ann!.right[0] > 0 && ann!.near[1] > 0 && ann!.right[0] > bo!.right[0], 'what is near moves further')
    const [left, , width] = ann!.box!
    assert.ok(left > 0 && left + width < bo!.box![0] + bo!.box![2])
    assert.equal(film.layout(1, 0.5), undefined)
  })
})
