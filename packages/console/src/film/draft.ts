import type { FilmCut, FilmVersion, Storyboard } from '@kinora/client'

export type Title = { segment: number; text: string; style: 'title' | 'lower third' | 'end card' }
export type Subtitle = { text: string; from: number; to: number }

/** A segment of the draft: its number in the storyboard, and the chosen version. */
export type Chosen = { index: number; version: string }

/** The film as the user wants to compose it. */
export type Draft = {
  segments: readonly Chosen[]
  narration: string
  music: string
  titles: readonly Title[]
  subtitles: readonly Subtitle[]
}

const isMade = ({ state }: { state: string }): boolean => state === 'success'
const newestMade = (versions: readonly FilmVersion[]): string => versions.findLast(isMade)?.id ?? ''

/** The draft of a composition; for a film without one, the newest version of everything. */
export function draftFromCut({ segments, narration, music }: Storyboard, cut: FilmCut | undefined): Draft {
  const indexOf = (id: string): number =>
    segments.find(segment => segment.versions.some(version => version.id === id))?.index ?? -1
  if (!cut)
    return {
      segments: segments.map(({ index, versions }) => ({ index, version: newestMade(versions) })),
      narration: newestMade(narration),
      music: newestMade(music),
      titles: [],
      subtitles: [],
    }
  return {
    segments: cut.segments.map(version => ({ index: indexOf(version), version })),
    narration: cut.narration,
    music: cut.music,
    titles: cut.titles,
    subtitles: cut.subtitles,
  }
}

export const shownCut = ({ cuts, cut }: Storyboard): FilmCut | undefined => cuts.find(one => one.id === cut)

/** An existing composition equal to this draft: showing it is free. */
export const findSameCut = (storyboard: Storyboard, draft: Draft): FilmCut | undefined =>
  storyboard.cuts.findLast(cut => isMade(cut) && isSame(draftFromCut(storyboard, cut), draft))

/** Titles are compared by segment; empty ones do not count. */
export const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))

const tidy = ({ segments, narration, music, titles, subtitles }: Draft): unknown => [
  segments.map(({ version }) => version),
  narration,
  music,
  writtenTitles(titles).map(({ segment, text, style }) => [segment, text, style]),
  subtitles.map(({ text, from, to }) => [text, from, to]),
]

/** The titles with words, by segment. */
export const writtenTitles = (titles: readonly Title[]): Title[] =>
  titles
    .map(title => ({ ...title, text: title.text.trim() }))
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => one.segment - other.segment)

/** Chooses a version of a segment; a segment that is not in the draft is appended. */
export function chooseVersion(draft: Draft, index: number, version: string): Draft {
  const { segments } = draft
  const isIn = segments.some(one => one.index === index)
  const chosen = { index, version }
  return {
    ...draft,
    segments: isIn ? segments.map(one => (one.index === index ? chosen : one)) : [...segments, chosen],
  }
}

/** Leaves a segment out; the last one stays. */
export const leaveOut = (draft: Draft, index: number): Draft =>
  draft.segments.length > 1 ? { ...draft, segments: draft.segments.filter(one => one.index !== index) } : draft

/** The segments of the film that the draft leaves out, each with its newest finished version. */
export const leftOut = ({ segments }: Storyboard, draft: Draft): Chosen[] =>
  segments
    .filter(({ index }) => draft.segments.every(one => one.index !== index))
    .map(({ index, versions }) => ({ index, version: newestMade(versions) }))

/** True if the draft shows all segments in the order of the storyboard. */
export const isInOrder = ({ segments }: Storyboard, draft: Draft): boolean =>
  segments.length === draft.segments.length && draft.segments.every(({ index }, at) => index === segments[at]?.index)

/** Moves a segment earlier or later, within the ends. */
export function moveSegment(draft: Draft, place: number, by: number): Draft {
  const to = place + by
  const moved = draft.segments[place]
  if (!moved || to < 0 || to >= draft.segments.length) return draft
  return { ...draft, segments: draft.segments.toSpliced(place, 1).toSpliced(to, 0, moved) }
}

export const titleOf = ({ titles }: Draft, segment: number): Title | undefined =>
  titles.find(title => title.segment === segment)

export const writeTitle = (draft: Draft, title: Title): Draft => ({
  ...draft,
  titles: [
    ...draft.titles.filter(({ segment }) => segment !== title.segment),
    ...(title.text === '' ? [] : [title]),
  ].toSorted((one, other) => one.segment - other.segment),
})

/** A version of any part, by its id. */
export const findVersion = ({ segments, narration, music }: Storyboard, id: string): FilmVersion | undefined =>
  [...segments.flatMap(({ versions }) => versions), ...narration, ...music].find(version => version.id === id)

export type Placed = Chosen & { from: number; seconds: number }

/** The times of each segment. */
export function placeSegments(storyboard: Storyboard, { segments }: Draft): Placed[] {
  let from = 0
  return segments.map(chosen => {
    const seconds = findVersion(storyboard, chosen.version)?.duration ?? 0
    from += seconds
    return { ...chosen, from: from - seconds, seconds }
  })
}

export const filmSeconds = (placed: readonly Placed[]): number => placed.reduce((sum, { seconds }) => sum + seconds, 0)

/** The index of the segment at a time. */
export const placeAt = (placed: readonly Placed[], seconds: number): number => {
  // A frame: a player that seeks to a cut may stop slightly before it.
  const found = placed.findLastIndex(({ from }) => from <= seconds + 1 / 24)
  return Math.max(0, found)
}
