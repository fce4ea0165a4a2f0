import { PUNCTUATION } from '@kinora/media/language/punctuation'
import type { Cast, PictureAnalysis } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Comic, Panel, PanelFrame } from '../../comic/comic.ts'
import { CAMERA_WORDS } from '../../shots/camera-words.ts'
import type { Storyboard } from '../../storyboard.ts'
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
  /** The people of the comic, the same in all its panels. */
  shared: Cast
}

/** A video for every panel of a chapter. */
export function panelDrafts({ panels }: Comic, design: FilmDesign, cast: ComicCast): MadePartDraft[] {
  let line = 0
  return panels.map((panel, index) => {
    const said = cast.spoken.slice(line, (line += panel.lines.length))
    const frames = design.storyboard.shots[index]?.frames ?? 1
    return {
      part: 'generate_video',
      partIndex: cast.first + index,
      request: panelRequestOf(panel, cast.first + index, frames, said, design, cast),
    }
  })
}

function panelRequestOf(
  panel: Panel,
  index: number,
  frames: number,
  said: ComicCast['spoken'],
  { width, height, storyboard, fine }: FilmDesign,
  cast: ComicCast,
): PartRequest {
  const seconds = frames / FRAMES_PER_SECOND
  const common = {
    kind: 'video',
    seed: cast.seed + index,
    cast: cast.shared,
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
  const inputs = panel.frames.flatMap(({ assets }) => assets.flatMap(asset => pictureOf(asset, cast) ?? []))
  const own = [...new Map(inputs.map(input => [input.role, input])).values()]
  const [first, second] = panel.frames
  if (first && second) {
    const panels = panel.frames.map(one => ({
      prompt: filmedPromptOf(one, storyboard.language),
      roles: one.assets.flatMap(asset => pictureOf(asset, cast)?.role ?? []),
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

/** The prompt and the camera move. */
function filmedPromptOf(frame: PanelFrame | undefined, language: Storyboard['language']): string {
  if (!frame) return ''
  const { comma, stop } = PUNCTUATION[language]
  return `${frame.prompt.replace(/[。.]$/u, '')}${comma}${CAMERA_WORDS[frame.move][language]}${stop}`
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
