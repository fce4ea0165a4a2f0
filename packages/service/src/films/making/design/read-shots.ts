import { readFile } from 'node:fs/promises'
import type { DescribedMember, DirectedShot, Input, Order, ShotCamera } from '@kinora/media/engine/contract'
import { inputAsset } from '@kinora/media/engine/input-asset'
import type { Size } from '@kinora/media/frames/size'
import type { Language } from '@kinora/media/language/detect-language'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { type Entity, type Scene, SCENE_VERSION } from '@kinora/media/scene/scene-schema'
import { list, parseShape, record } from '../../../core/shape.ts'
import { lookOfStyle } from '@kinora/studio/film-writing'
import type { Route } from '../../../engines/routing/route.ts'
import { openKeptOrder } from '../../../plans/orders/kept-order.ts'
import { runOnEngine } from '../../../plans/orders/run-on-engine.ts'
import type { PlanContext } from '../../../plans/plan.ts'
import { sceneDocument } from '../../../plans/stored-shapes.ts'
import type { Storyboard, StoryShot } from '@kinora/media/shots/storyboard'
import { sidesFor } from '@kinora/media/shots/camera'
import { type KeptInput, loadInputs } from '../inputs/kept-inputs.ts'

type ReadingOrder = Extract<Order, { kind: 'reading' }>

/** Shots to write as documents, with the film's cast and inputs. */
export type ShotsToRead = Size & {
  shots: readonly DirectedShot[]
  /** Members of the cast in words. */
  members?: readonly DescribedMember[]
  cast: Omit<NonNullable<Storyboard['cast']>, 'seed'> | undefined
  inputs: readonly KeptInput[]
  seed: number
  /** The style at the end of the words of each shot. */
  style?: string | undefined
}

/** Of the order that reads all shots; each shot has its own words. */
const LONGEST_PROMPT = 5_000

const answered = record({ scenes: list(sceneDocument) })

/**
 * The documents of a film's shots, by the rules of the engine that renders them: one reading for all, so that people,
 * things and places are the same in all shots. Without such an engine there are none, and engines get the prompts.
 */
export async function readShots(
  name: string,
  { shots: written, members, cast, inputs, seed, width, height, style }: ShotsToRead,
  context: PlanContext,
): Promise<readonly Scene[]> {
  if (written.length === 0) return []
  const shots = written.map(shot => withoutStyle(shot, style))
  const order: ReadingOrder = {
    kind: 'reading',
    prompt: shots
      .map(({ prompt }) => prompt)
      .join('\n')
      .slice(0, LONGEST_PROMPT)
      .toWellFormed(),
    seed,
    seconds: Math.max(...shots.map(({ seconds }) => seconds)),
    width,
    height,
    shots,
    ...(members && { members }),
    cast: { seed, ...cast },
    inputs: [],
  }
  const stage = await findReader(order, context)
  if (!stage) return []
  const used = new Set(shots.flatMap(({ roles, panels = [] }) => [...roles, ...panels.flatMap(one => one.roles)]))
  const loaded: Input[] = await loadInputs(
    inputs.filter(({ role }) => used.has(role)),
    context,
  )
  const kept = await openKeptOrder(name, context)
  const made = await runOnEngine(
    stage,
    { name, order: { ...order, inputs: loaded }, kept, hasNext: false },
    context,
    () => {},
  )
  if (made.state !== 'done') return []
  const { scenes } = parseShape(answered, await readFile(made.files[0]?.path ?? '', 'utf8'), 'the documents of a film')
  return scenes.map(scene => inStyle(scene, style))
}

/** A shot without the words of a style that has a look: `ink line comic` is no ink. */
export function withoutStyle(shot: DirectedShot, style = ''): DirectedShot {
  if (lookOfStyle(style) === undefined) return shot
  const plain = style.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  const pattern = new RegExp(String.raw`[,，]\s*${plain}(?=\s*(?:[.。;；\n]|$))`, 'gu')
  const bare = (text: string): string => text.replaceAll(pattern, '')
  const { prompt, before, panels } = shot
  return {
    ...shot,
    prompt: bare(prompt),
    ...(before && { before: before.map(bare) }),
    ...(panels && { panels: panels.map(panel => ({ ...panel, prompt: bare(panel.prompt) })) }),
  }
}

/** A document of the rules in the look of a style. */
function inStyle(scene: Scene, style = ''): Scene {
  const look = lookOfStyle(style)
  return look === undefined || scene.origin?.reader !== 'rules' ? scene : { ...scene, style: { ...scene.style, look } }
}

/** The engine whose rules write documents; language models read single shots later. */
async function findReader(order: ReadingOrder, { router }: PlanContext): Promise<Route | undefined> {
  const others: string[] = []
  for (;;) {
    const route = await router.choose(order, others)
    if (!route || route.engine.takesScenes === true) return route
    others.push(route.name)
  }
}

/** The document of a picture that is shown as it is: only the camera is decided. */
export function frameDocument(
  input: KeptInput | undefined,
  { prompt, camera, seconds, language }: { prompt: string; camera: ShotCamera; seconds: number; language: Language },
): Scene | undefined {
  const asset = input && inputAsset({ ...input, path: '' })
  if (asset === undefined) return undefined
  return {
    version: SCENE_VERSION,
    title: prompt.slice(0, 200).toWellFormed() || 'untitled',
    seconds,
    language,
    entities: [],
    places: [{ id: PICTURE, asset }],
    shots: [{ from: 0, to: seconds, place: PICTURE, camera }],
    origin: { reader: 'rules', ...(prompt && { prompt: prompt.slice(0, 20_000).toWellFormed() }) },
  }
}
const PICTURE = 'picture'

/** A storyboard whose shots have their documents, and the cast and the places of all of them. */
export async function withDocuments(
  storyboard: Storyboard,
  film: Omit<ShotsToRead, 'shots' | 'cast'> & {
    /** The storyboard names its whole cast: what the rules find besides, in words that they may misread, is not of it. */
    hasWholeCast?: boolean
  },
  context: PlanContext,
): Promise<Storyboard> {
  const pictures = film.inputs.filter(({ kind }) => kind === 'picture')
  const shownIn = (shot: StoryShot): KeptInput[] => shot.pictures.flatMap(place => pictures[place] ?? [])
  const isFrame = (shot: StoryShot): boolean => shot.from === 'frame' && shownIn(shot).length > 0
  const shots = fromSides(storyboard.shots)
  const read = shots.filter(shot => !shot.scene && !isFrame(shot) && shot.prompt !== '')
  const scenes = await readShots(
    'reading of shots',
    {
      ...film,
      cast: storyboard.cast,
      style: storyboard.style,
      ...(storyboard.members && { members: storyboard.members }),
      shots: read.map(shot => ({
        prompt: shot.prompt,
        ...(shot.before && { before: shot.before }),
        roles: shownIn(shot).map(({ role }) => role),
        seconds: shot.frames / FRAMES_PER_SECOND,
        ...(shot.camera && { camera: shot.camera }),
      })),
    },
    context,
  )
  const documented = shots.map((shot): StoryShot => {
    const { prompt, camera = {}, frames } = shot
    const facts = { prompt, camera, seconds: frames / FRAMES_PER_SECOND, language: storyboard.language }
    const own = shot.scene && inStyle(shot.scene, storyboard.style)
    const scene = own ?? (isFrame(shot) ? frameDocument(shownIn(shot)[0], facts) : scenes[read.indexOf(shot)])
    return scene ? { ...shot, scene } : shot
  })
  const { members: _members, ...others } = storyboard
  const cast = film.hasWholeCast && storyboard.cast ? storyboard.cast : castOf(storyboard.cast, documented)
  return { ...others, shots: documented, cast }
}

/** Shots of the same scene and size in a row are seen from different sides; a cut-out is flat and has one side. */
function fromSides(shots: readonly StoryShot[]): StoryShot[] {
  const sceneOf = ({ prompt, pictures }: StoryShot): string => JSON.stringify([prompt, pictures])
  const sides = sidesFor(
    shots.map(shot => ({
      scene: shots.findIndex(other => sceneOf(other) === sceneOf(shot)),
      ...(shot.camera?.size && { size: shot.camera.size }),
    })),
  )
  return shots.map((shot, at) => {
    const from = sides[at]
    return from && shot.camera && shot.from !== 'references' ? { ...shot, camera: { ...shot.camera, from } } : shot
  })
}

/** All entities and places of the documents, each once. */
export function castOf(
  given: Storyboard['cast'],
  shots: readonly Pick<StoryShot, 'scene'>[],
): NonNullable<Storyboard['cast']> {
  const each = <T extends { id: string }>(known: readonly T[], found: readonly T[]): T[] => [
    ...new Map([...found, ...known].map(one => [one.id, one])).values(),
  ]
  const scenes = shots.flatMap(({ scene }) => scene ?? [])
  const isOwn = ({ asset }: Pick<Entity, 'asset'>): boolean => !/^(?:input|subject):/u.test(asset)
  return {
    entities: each(given?.entities ?? [], scenes.flatMap(({ entities }) => entities).filter(isOwn)),
    places: each(given?.places ?? [], scenes.flatMap(({ places }) => places).filter(isOwn)),
  }
}
