import { join } from 'node:path'
import { KIND_SAMPLES } from '../../packages/console/src/make/kind-samples.ts'
import { frameToRgba } from '../../packages/media/src/av/frame-to-rgba.ts'
import { openPixels } from '../../packages/media/src/av/guarded-sharp.ts'
import { copyFrame, createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import type { Scene, SceneShot } from '../../packages/media/src/scene/scene-schema.ts'
import { filmScene } from '../../packages/studio/src/stage/film-scene.ts'

/** One cell of the sheet, and what it is drawn at before it is made smaller. */
const CELL = { width: 192, height: 108 }
const SIZE = { width: 576, height: 324 }
const SHEET = join(import.meta.dirname, '../../packages/console/src/make/kind-samples.webp')

type Part = Pick<Scene, 'entities' | 'places'> & Pick<Scene, 'style'>
type Panel = SceneShot['panel']
const LEFT: Panel = [0, 0, 0.495, 1]
const RIGHT: Panel = [0.505, 0, 0.495, 1]

const scene = (part: Part, ...shots: Partial<SceneShot>[]): Scene => ({
  version: 'kinora.scene/1',
  seconds: 2,
  ...part,
  style: { border: 'white', ...part.style },
  shots: shots.map(shot => ({ from: 0, to: 2, place: part.places[0]?.id ?? '', ...shot })),
})

const rider = [
  { id: 'cat', asset: 'cat', colour: 'orange' },
  { id: 'bike', asset: 'bicycle', colour: 'red' },
]
const riding: Partial<SceneShot> = {
  placements: [
    { who: 'bike', relation: 'on', to: 'p/ground', facing: 'right' },
    { who: 'cat', relation: 'seated-on', to: 'bike', facing: 'right' },
  ],
  camera: { target: ['cat', 'bike'], size: 'whole', angle: 'eye', move: 'still' },
}
const singer = [{ id: 'ann', asset: 'singer' }]
const face: NonNullable<SceneShot['camera']> = { target: ['ann'], size: 'bust', from: 'front', move: 'still' }
const fox = [{ id: 'fox', asset: 'fox' }]
const whole: NonNullable<SceneShot['camera']> = { target: ['fox'], size: 'whole', move: 'still' }
const letters = (text: string, box: readonly [number, number, number, number]) => [
  { text, on: 'screen', box: [...box] as [number, number, number, number], weight: 'bold' as const },
]

const SCENES: Record<(typeof KIND_SAMPLES)[number], Scene> = {
  text2video: scene({ entities: rider, places: [{ id: 'p', asset: 'beach', time: 'sunset' }] }, riding),
  img2video: scene(
    { entities: [{ id: 'frame', asset: 'painting', shows: 'lake' }], places: [{ id: 'p', asset: 'museum' }] },
    {
      placements: [{ who: 'frame', relation: 'hanging-from', to: 'p/back-wall' }],
      camera: { target: ['frame'], size: 'whole', from: 'front', move: 'still' },
    },
  ),
  'start-end2video': scene(
    {
      entities: [],
      places: [
        { id: 'a', asset: 'mountains', time: 'dawn' },
        { id: 'b', asset: 'mountains', time: 'night' },
      ],
    },
    { place: 'a', panel: LEFT, camera: { size: 'wide', move: 'still' } },
    { place: 'b', panel: RIGHT, camera: { size: 'wide', move: 'still' } },
  ),
  multiframe: scene(
    {
      entities: [],
      places: [
        { id: 'a', asset: 'park', season: 'spring' },
        { id: 'b', asset: 'park', season: 'autumn' },
        { id: 'c', asset: 'park', season: 'winter', weather: 'snow' },
      ],
    },
    { place: 'a', panel: [0, 0, 0.327, 1], camera: { size: 'wide', move: 'still' } },
    { place: 'b', panel: [0.337, 0, 0.327, 1], camera: { size: 'wide', move: 'still' } },
    { place: 'c', panel: [0.673, 0, 0.327, 1], camera: { size: 'wide', move: 'still' } },
  ),
  extend: scene(
    { entities: [{ id: 'train', asset: 'train' }], places: [{ id: 'p', asset: 'meadow', time: 'morning' }] },
    {
      placements: [{ who: 'train', relation: 'on', to: 'p/ground', facing: 'right' }],
      camera: { target: ['train'], size: 'whole', from: 'front-left', move: 'still' },
    },
  ),
  'upscale-new': scene(
    { entities: fox, places: [{ id: 'p', asset: 'forest', time: 'morning' }] },
    { panel: [0.05, 0.3, 0.3, 0.4], camera: whole },
    { panel: [0.4, 0, 0.6, 1], camera: whole },
  ),
  upscale: scene(
    { entities: [{ id: 'fox', asset: 'owl' }], places: [{ id: 'p', asset: 'forest', time: 'dusk' }] },
    { panel: [0.05, 0.3, 0.3, 0.4], camera: whole },
    { panel: [0.4, 0, 0.6, 1], camera: whole },
  ),
  reference2video: scene(
    {
      entities: [
        { id: 'girl', asset: 'girl', wears: [{ garment: 'raincoat', colour: 'yellow' }] },
        { id: 'dog', asset: 'dog' },
      ],
      places: [{ id: 'p', asset: 'park' }],
    },
    {
      placements: [
        { who: 'girl', relation: 'on', to: 'p/ground', facing: 'camera' },
        { who: 'dog', relation: 'beside', to: 'girl', side: 'right', facing: 'camera' },
      ],
      actions: [{ who: 'girl', does: 'wave' }],
      camera: { target: ['girl', 'dog'], size: 'whole', move: 'still' },
    },
  ),
  reference2image: scene(
    { entities: fox, places: [{ id: 'p', asset: 'forest', season: 'winter', weather: 'snow' }] },
    { camera: whole },
  ),
  'audio-tts': scene(
    {
      entities: [
        { id: 'ann', asset: 'woman' },
        { id: 'mic', asset: 'microphone' },
      ],
      places: [{ id: 'p', asset: 'product-sweep', backdrop: 'teal' }],
    },
    {
      placements: [{ who: 'mic', relation: 'before', to: 'ann', distance: 0.2 }],
      speech: [{ who: 'ann', text: 'Good morning' }],
      camera: { ...face, target: ['ann', 'mic'], size: 'waist' },
    },
  ),
  'audio-clone': scene(
    {
      entities: [{ id: 'ann', asset: 'man', count: 2, members: ['one', 'two'] }],
      places: [{ id: 'p', asset: 'product-sweep', backdrop: 'coral' }],
    },
    {
      placements: [{ who: 'two', relation: 'beside', to: 'one', side: 'right', facing: 'camera' }],
      speech: [{ who: 'one', text: 'One' }],
      camera: { ...face, target: ['one', 'two'] },
    },
  ),
  text2audio: scene(
    {
      entities: [{ id: 'gulls', asset: 'seagull', count: 3 }],
      places: [{ id: 'p', asset: 'ocean', time: 'noon' }],
    },
    {
      placements: [{ who: 'gulls', relation: 'above', to: 'p/water', offset: [0, 2, 0] }],
      actions: [{ who: 'gulls', does: 'fly' }],
      camera: { target: ['gulls'], size: 'wide', move: 'still' },
    },
  ),
  timing2audio: scene(
    {
      entities: [
        { id: 'drummer', asset: 'drummer' },
        { id: 'drum', asset: 'drum' },
      ],
      places: [{ id: 'p', asset: 'stage' }],
    },
    {
      actions: [{ who: 'drummer', does: 'play', object: 'drum' }],
      camera: { target: ['drummer', 'drum'], size: 'whole', move: 'still' },
    },
  ),
  'lip-sync': scene(
    { entities: [{ id: 'ann', asset: 'woman' }], places: [{ id: 'p', asset: 'cafe' }] },
    { speech: [{ who: 'ann', text: 'Oh, how lovely' }], camera: { ...face, size: 'face', lens: ['portrait'] } },
  ),
  'digital-human': scene(
    {
      entities: [{ id: 'ann', asset: 'man', wears: [{ garment: 'suit', colour: 'navy' }] }],
      places: [{ id: 'p', asset: 'office' }],
    },
    {
      speech: [{ who: 'ann', text: 'Welcome, everybody' }],
      actions: [{ who: 'ann', does: 'talk' }],
      texts: letters('Welcome, everybody', [0.15, 0.78, 0.7, 0.14]),
      camera: { ...face, size: 'waist' },
    },
  ),
  'template-story': scene(
    { entities: [{ id: 'girl', asset: 'princess' }], places: [{ id: 'p', asset: 'castle-yard', time: 'sunset' }] },
    { camera: { target: ['girl'], size: 'whole', move: 'still' } },
  ),
  template: scene(
    {
      entities: [
        { id: 'ann', asset: 'woman' },
        { id: 'bob', asset: 'man' },
      ],
      places: [{ id: 'p', asset: 'beach', time: 'sunset' }],
    },
    {
      actions: [{ who: 'ann', does: 'hug', object: 'bob' }],
      camera: { target: ['ann', 'bob'], size: 'waist', move: 'still' },
    },
  ),
  'img2video-prompt-recommendation': scene(
    {
      entities: [{ id: 'bulb', asset: 'light-bulb' }],
      places: [{ id: 'p', asset: 'product-sweep', backdrop: 'navy' }],
    },
    { camera: { target: ['bulb'], size: 'whole', move: 'still' } },
  ),
  'trending-replicate': scene(
    {
      entities: [{ id: 'ann', asset: 'dancer', count: 2 }],
      places: [{ id: 'p', asset: 'product-sweep', backdrop: 'purple' }],
    },
    { actions: [{ who: 'ann', does: 'dance' }], camera: { target: ['ann'], size: 'whole', move: 'still' } },
  ),
  'one-click/mv': scene(
    {
      entities: [
        { id: 'ann', asset: 'guitarist' },
        { id: 'guitar', asset: 'guitar' },
      ],
      places: [{ id: 'p', asset: 'stage', light: ['spot'] }],
    },
    {
      placements: [{ who: 'guitar', relation: 'held-by', to: 'ann' }],
      actions: [{ who: 'ann', does: 'play', object: 'guitar' }],
      camera: { target: ['ann'], size: 'whole', angle: 'low', move: 'still' },
    },
  ),
  'one-click/premium_mv': scene(
    {
      entities: [
        { id: 'ann', asset: 'singer' },
        { id: 'mic', asset: 'microphone' },
      ],
      places: [{ id: 'p', asset: 'stage', light: ['spot', 'blue'] }],
    },
    {
      placements: [{ who: 'mic', relation: 'held-by', to: 'ann' }],
      actions: [{ who: 'ann', does: 'sing' }],
      camera: { target: ['ann'], size: 'waist', move: 'still' },
    },
  ),
  'explain-comic': scene(
    {
      entities: [...singer.map(one => ({ ...one, asset: 'detective' })), { id: 'cat', asset: 'cat' }],
      places: [{ id: 'p', asset: 'street', time: 'night' }],
      style: { look: 'comic', border: 'white' },
    },
    { panel: LEFT, camera: { target: ['ann'], size: 'bust', from: 'front', move: 'still' } },
    { panel: RIGHT, camera: { target: ['cat'], size: 'whole', move: 'still' } },
  ),
  'ad-one-click': scene(
    {
      entities: [{ id: 'bottle', asset: 'perfume', colour: 'gold' }],
      places: [{ id: 'p', asset: 'product-sweep', backdrop: 'burgundy' }],
    },
    {
      placements: [{ who: 'bottle', relation: 'on', to: 'p/surface', offset: [-0.05, 0, 0] }],
      texts: letters('AURORA', [0.3, 0.08, 0.4, 0.16]),
      camera: { target: ['bottle'], size: 'whole', move: 'still' },
    },
  ),
  'one-click/general_one_click': scene(
    {
      entities: [
        { id: 'keeper', asset: 'sailor' },
        { id: 'light', asset: 'lighthouse' },
      ],
      places: [{ id: 'p', asset: 'beach', time: 'dusk' }],
    },
    {
      placements: [{ who: 'light', relation: 'behind', to: 'keeper', side: 'right', distance: 14 }],
      texts: letters('THE KEEPER', [0.06, 0.72, 0.5, 0.16]),
      camera: { target: ['keeper'], size: 'waist', from: 'front', move: 'still' },
    },
  ),
}

/** Draws the sheet of samples on the Make page: a cell for each kind, from above. */
async function drawKinds(): Promise<void> {
  const cells: Buffer[] = []
  for (const name of KIND_SAMPLES) {
    const compositor = await createCompositor(SIZE)
    const film = await filmScene({ scene: SCENES[name], compositor, frames: 48, seed: 1, amplitude: 'auto' })
    await film.draw(24)
    const { width, height, rgba } = await frameToRgba({ ...SIZE, pixels: copyFrame(compositor.frame()) })
    const small = openPixels(rgba, { width, height, channels: 4 }).resize(CELL).removeAlpha()
    cells.push(await small.raw().toBuffer())
    for (const { code, at, message } of film.sceneNotes()) console.log(`${name} ${code} ${at}: ${message}`)
    film.close?.()
    compositor.close()
  }
  const size = { width: CELL.width, height: CELL.height * cells.length, channels: 3 as const }
  await openPixels(Buffer.concat(cells), size).webp({ quality: 62 }).toFile(SHEET)
}

if (import.meta.main) await drawKinds()
