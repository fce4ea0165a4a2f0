import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { decodeFrames } from '@kinora/media/av/decode-frames'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { openZip } from '@kinora/media/models/zip-file'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { writePasses } from '../../src/orders/write-passes.ts'
import { filmScene } from '../../src/stage/film-scene.ts'
import {
  depthRange,
  idColour,
  paintDepth,
  paintEdges,
  paintIds,
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

test('depths grow with the distance, and who is seen is who the picture shows', async () => {
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

test('the points of a person lie on its drawn joints', async () => {
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

test('near is white in the depth, surfaces look at the camera, and an outline is an edge', async () => {
  await look(async film => {
    const guides = await film.guides(0.5)
    const range = depthRange([guides])
    const { grey } = paintDepth(guides, range)
    const [nearest, farthest] = [guides.depths.indexOf(range.near), guides.depths.indexOf(Math.max(...guides.depths))]
    assert.deepEqual([grey[nearest], grey[farthest]! < 40], [255, true])
    const ids = paintIds(guides, name => guides.names.indexOf(name) + 1).rgba
    const { grey: mask } = paintMask(guides, name => name === 'ann')
    const ann = guides.names.indexOf('ann') + 1
    for (const [at, owner] of guides.owners.entries()) {
      assert.deepEqual([...ids.subarray(4 * at, 4 * at + 3)], [...idColour(owner)])
      assert.equal(mask[at], owner === ann ? 255 : 0)
    }
    const normals = paintNormals(guides).rgba
    for (let at = 0; at < guides.owners.length; at++) assert.ok(normals[4 * at + 2]! >= 127)
    const floor = 4 * ((SIZE.height - 3) * SIZE.width + SIZE.width - 4)
    assert.ok(normals[floor + 1]! > 200, 'the ground looks up')
    const { grey: edges } = paintEdges(guides)
    for (let at = 0; at + 1 < guides.owners.length; at++)
      if ((at + 1) % SIZE.width !== 0 && guides.owners[at] !== guides.owners[at + 1]) assert.equal(edges[at], 255)
  })
})

test('passes have the frames of the clip, or the rate that is asked for', async context => {
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
    if ('legend' in told)
      assert.deepEqual(told.legend[0], { id: 'ann', colour: `#${Buffer.from(idColour(1)).toString('hex')}` })
    else assert.ok(told.near_metres < told.far_metres)
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

test('a layout has where bodies are, in the axes of the document, and how they move in the picture', async () => {
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
