import type { DescribedMember, DirectedShot, PictureAnalysis } from '@kinora/media/engine/contract'
import { inputAsset } from '@kinora/media/engine/input-asset'
import { tellShot } from '@kinora/media/engine/tell-scene'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Comic, Panel, PanelFrame } from '@kinora/studio/film-writing'
import type { PlanContext } from '../../../plans/plan.ts'
import type { Storyboard } from '@kinora/media/shots/storyboard'
import { castOf, frameDocument, readShots } from '../design/read-shots.ts'
import { BEFORE_SECONDS } from './design-comic.ts'
import type { FilmDesign } from '../design/film-design.ts'
import type { KeptInput } from '../inputs/kept-inputs.ts'
import type { MadePartDraft, PartRequest } from '../inputs/part-request.ts'

type ComicCast = {
  inputs: readonly KeptInput[]
  /** The descriptions of the input pictures. */
  seen: readonly PictureAnalysis[]
  /** The keys of the chapter's speech, line by line. */
  spoken: readonly (string | undefined)[]
  withLips: boolean
  seed: number
  /** The number of panels before this chapter. */
  first: number
  /** The style at the end of the words of each panel. */
  style?: string
}

/** A panel with its recorded lines. */
type SaidPanel = { panel: Panel; said: ComicCast['spoken'] }

function saidPanels({ panels }: Comic, { spoken }: ComicCast): SaidPanel[] {
  let line = 0
  return panels.map(panel => ({ panel, said: spoken.slice(line, (line += panel.lines.length)) }))
}

/** A chapter, the one that it continues, and the people and things that it introduces in words. */
type ReadChapter = { chapter: Comic; before: Comic | undefined; members: readonly DescribedMember[] }

/** The storyboard of a chapter whose panels have their documents. */
export async function withPanelDocuments(
  { chapter, before, members }: ReadChapter,
  { storyboard, width, height }: FilmDesign,
  cast: ComicCast,
  context: PlanContext,
): Promise<Storyboard> {
  const { language } = storyboard
  const secondsOf = (at: number): number => (storyboard.shots[at]?.frames ?? 1) / FRAMES_PER_SECOND
  const all = saidPanels(chapter, cast)
  const speakers = all.map(({ panel, said }) => speakerIn(panel, said, cast))
  const read = [...all.keys()].filter(at => !speakers[at])
  const earlier = before?.panels.map(panel => ({ ...panel, scene: chapter.panels[0]?.scene ?? 0 })) ?? []
  const panels = [...earlier, ...chapter.panels]
  const shots = read.map(at => directPanel(panels, earlier.length + at, secondsOf(at), cast))
  const { inputs, seed, first, style } = cast
  const film = { style, inputs, seed: seed + first, width, height, cast: storyboard.cast, shots, members }
  const scenes = await readShots(`reading of panels from ${first}`, film, context)
  const documented = storyboard.shots.map((shot, at) => {
    const { prompt, camera = {} } = shot
    const facts = { prompt, camera, seconds: secondsOf(at), language }
    const scene = speakers[at] ? frameDocument(speakers[at].picture, facts) : scenes[read.indexOf(at)]
    return scene ? { ...shot, scene } : shot
  })
  return { ...storyboard, shots: documented, cast: castOf(storyboard.cast, documented) }
}

/** So many panels are remembered. */
const MAX_BEFORE = 5

/** A panel that goes on from the panels before it in its scene. */
function directPanel(panels: Comic['panels'], at: number, seconds: number, cast: ComicCast): DirectedShot {
  const { frames, scene } = panels[at]!
  const earlier = panels.slice(0, at).filter(panel => panel.scene === scene)
  const before = earlier.slice(-MAX_BEFORE).map(panel => panel.frames.map(({ prompt }) => prompt).join(' '))
  const goesOn = earlier.length > 0 ? { before, isThere: true as const } : {}
  const own = frames.map(({ prompt, camera }) => ({
    prompt,
    roles: picturesIn([prompt], cast).map(({ role }) => role),
    ...(camera && { camera }),
  }))
  const [first = { prompt: '', roles: [] }] = own
  const roles = picturesIn([...own.map(({ prompt }) => prompt), ...before], cast).map(({ role }) => role)
  if (own.length < 2) return { ...first, ...goesOn, roles, seconds }
  return { prompt: own.map(({ prompt }) => prompt).join('\n'), ...goesOn, roles, seconds, panels: own }
}

/** The pictures that texts mention. */
const picturesIn = (texts: readonly string[], { inputs }: ComicCast): KeptInput[] =>
  inputs.filter(({ kind, name }) => kind === 'picture' && texts.some(text => text.includes(`[@${name}]`)))

/** A video for every panel of a chapter. */
export const panelDrafts = (chapter: Comic, design: FilmDesign, cast: ComicCast): MadePartDraft[] =>
  saidPanels(chapter, cast).map((one, index) => ({
    part: 'generate_video',
    partIndex: cast.first + index,
    request: panelRequestOf(one, index, design, cast),
  }))

function panelRequestOf(
  { panel, said }: SaidPanel,
  index: number,
  { width, height, storyboard, fine }: FilmDesign,
  cast: ComicCast,
): PartRequest {
  const { frames = 1, scene } = storyboard.shots[index] ?? {}
  const seconds = frames / FRAMES_PER_SECOND
  const common = {
    kind: 'video',
    seed: cast.seed + cast.first + index,
    cast: { seed: cast.seed, ...storyboard.cast },
    ...(scene && { scene, inWords: true as const }),
    seconds,
    width,
    height,
    withSound: true,
    amplitude: 'medium',
    withMusic: false,
    ...(fine && { fine }),
  } as const
  const speaking = speakerIn(panel, said, cast)
  if (speaking) {
    const { picture, voice } = speaking
    const prompt = filmedPromptOf(panel.frames[0], storyboard.language)
    return {
      prompt,
      duration: seconds,
      order: {
        ...common,
        from: { kind: 'frame' },
        withSound: false,
        lips: { sound: voice.role, fromSeconds: -BEFORE_SECONDS },
      },
      inputs: [picture, voice],
    }
  }
  const own = picturesOf(panel, scene, cast)
  const [first, second] = panel.frames
  if (first && second) {
    const panels = panel.frames.map(one => ({
      prompt: filmedPromptOf(one, storyboard.language),
      roles: picturesIn([one.prompt], cast).map(({ role }) => role),
    }))
    const prompt = `${first.prompt}${storyboard.language === 'zh' ? '；' : '; '}${second.prompt}`
    return { prompt, duration: seconds, order: { ...common, from: { kind: 'panels', panels } }, inputs: own }
  }
  const kind = own.length > 0 ? 'references' : 'words'
  return {
    prompt: filmedPromptOf(first, storyboard.language),
    duration: seconds,
    order: { ...common, from: { kind } },
    inputs: own,
  }
}

const filmedPromptOf = (frame: PanelFrame | undefined, language: Storyboard['language']): string =>
  frame ? tellShot(frame.prompt, frame.camera ?? {}, language) : ''

/** The pictures of a panel: those of its document, otherwise those that its words mention. */
function picturesOf({ frames }: Panel, scene: Scene | undefined, cast: ComicCast): KeptInput[] {
  const named = picturesIn(
    frames.map(({ prompt }) => prompt),
    cast,
  )
  if (!scene) return named
  const shown = new Set([...scene.entities, ...scene.places].map(({ asset }) => asset))
  return cast.inputs.filter(input => named.includes(input) || shown.has(inputAsset({ ...input, path: '' }) ?? ''))
}

/** An asset's picture, under its name in prompts. */
function pictureOf(asset: number, { inputs }: ComicCast): KeptInput | undefined {
  return inputs.find(input => input.role === `assets[${asset}].image_uri`)
}

/** A single speaker who faces the viewer in the picture: the picture is shown unchanged and the mouth moves. */
function speakerIn(
  { lines, frames }: Panel,
  said: ComicCast['spoken'],
  cast: ComicCast,
): { picture: KeptInput; voice: KeptInput } | undefined {
  const [line] = lines
  const [blob] = said
  const asset = line?.speaker?.asset
  if (!cast.withLips || lines.length !== 1 || frames.length !== 1 || asset === undefined) return undefined
  const picture = pictureOf(asset, cast)
  const place = cast.inputs.filter(input => input.kind === 'picture').findIndex(input => input === picture)
  if (!picture || blob === undefined || !cast.seen[place]?.faces.some(face => face.frontal)) return undefined
  return { picture, voice: { role: 'speech', kind: 'sound', blob } }
}
