import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Text } from '@kinora/media/film/timeline'
import type { StoryShot } from '@kinora/media/shots/storyboard'
import type { FilmDesign } from '../design/film-design.ts'

type Title = { readonly segment: number; readonly text: string; readonly style: 'title' | 'lower third' | 'end card' }
type Subtitle = { readonly text: string; readonly from: number; readonly to: number }

/** The texts of a composition; otherwise those of the design apply. */
export type ReplacedTexts = { readonly titles?: readonly Title[]; readonly subtitles?: readonly Subtitle[] }

// A title appears after a moment and disappears before the cut.
const TITLE_FROM = 10

/** The design with other titles and subtitles. Speech bubbles belong to the panels and stay. */
export function replaceTexts(design: FilmDesign, { titles, subtitles }: ReplacedTexts, colour?: string): FilmDesign {
  const { storyboard, texts } = design
  const font = texts[0]?.font ?? 'sans'
  return {
    ...design,
    ...(titles && { storyboard: { ...storyboard, shots: storyboard.shots.map(titled(titles)) } }),
    ...(subtitles && {
      texts: [
        ...texts.filter(text => text.style !== 'subtitle'),
        ...subtitles.map(one => subtitleText(one, { font, ...(colour !== undefined && { colour }) })),
      ],
    }),
  }
}

const titled =
  (titles: readonly Title[]) =>
  ({ title: designed, ...shot }: StoryShot, segment: number): StoryShot => {
    const given = titles.find(one => one.segment === segment)
    if (!given) return shot
    const { fromFrame, frames } = designed ?? { fromFrame: TITLE_FROM, frames: shot.frames - 2 * TITLE_FROM }
    // In a short segment, the title appears after a quarter of it.
    const from = Math.min(fromFrame, shot.frames >> 2)
    const { text, style } = given
    return { ...shot, title: { text, style, fromFrame: from, frames: Math.max(1, frames) } }
  }

const subtitleText = ({ text, from, to }: Subtitle, look: Pick<Text, 'font' | 'colour'>): Text => {
  const fromFrame = Math.round(from * FRAMES_PER_SECOND)
  return {
    text,
    fromFrame,
    toFrame: Math.max(fromFrame + 1, Math.round(to * FRAMES_PER_SECOND)),
    style: 'subtitle',
    ...look,
  }
}
