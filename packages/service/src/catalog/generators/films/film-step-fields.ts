import { TRANSITIONS } from '@kinora/media/scene/vocabulary'
import type { Fields } from '../../words/field.ts'
import { choice, flag, id, integer, list, number, pictures, record, scene, text, voice } from '../../words/words.ts'

// Optional fields of film steps beyond the contract. Without them a step follows the contract.

/** For edits that make a segment again. */
export const otherPictures = {
  images: pictures({
    min: 1,
    max: 7,
    about: 'Other pictures for the segment: one is shown, several are put together; without them those of before',
  }),
} satisfies Fields

/** For edits that make a segment again from a document, which must have the segment's length. */
export const otherScene = {
  scene: scene({ about: 'A scene document for the segment instead of words, with the length of the segment' }),
} satisfies Fields

/** For films that are made from the documents of a preview, as they are or changed. */
export const ownScenes = {
  scenes: list(scene({ about: 'The picture of a segment, and its duration' }), {
    min: 1,
    max: 60,
    about:
      'Documents of all segments, in order, which replace those of the film: from a preview or from another film, changed, reordered, with some added or left out. The film has their total length',
  }),
} satisfies Fields

/** For edits that speak a narration again. */
export const otherVoice = {
  voice_id: voice({ about: 'Another voice for the narration; without it the one of before' }),
} satisfies Fields

/** For edits in films whose segments may change their length. */
export const otherLength = {
  duration: number({ min: 1, max: 16, about: 'Another length for the segment, in seconds; without it that of before' }),
} satisfies Fields

/** For edits in films that can get further segments. */
export const furtherSegment = {
  new_segment: flag({
    about:
      'Makes a further segment from the named one instead of another version of it; a composition with `any_order` says where it is seen',
  }),
} satisfies Fields

const title = record({
  segment: integer({ min: 0, max: 999, required: true, about: 'Number of the segment in the storyboard, from 0' }),
  text: text({
    required: true,
    min: 1,
    max: 300,
    rule: 'wordsOrPictograms',
    about: 'The words; the rows of an end card are parted by line breaks',
  }),
  style: choice(['title', 'lower third', 'end card'], { default: 'title', about: 'Their style' }),
})

const LONGEST_FILM_SECONDS = 7_200

const subtitle = record({
  text: text({ required: true, min: 1, max: 500, rule: 'wordsOrPictograms', about: 'The words' }),
  from: number({ required: true, min: 0, max: LONGEST_FILM_SECONDS, about: 'Seconds of the film: when they come' }),
  to: number({ required: true, min: 0, max: LONGEST_FILM_SECONDS, about: 'And when they go' }),
})

const piece = record({
  segment: integer({
    min: 0,
    max: 999,
    required: true,
    about: 'Its place among the segments of this composition, from 0',
  }),
  from: number({
    required: true,
    min: 0,
    max: LONGEST_FILM_SECONDS,
    about: 'Seconds of the segment: where the piece begins',
  }),
  to: number({ required: true, min: 0, max: LONGEST_FILM_SECONDS, about: 'And where it ends' }),
  transition: choice(
    TRANSITIONS.filter(kind => kind !== 'cut'),
    { about: 'The transition to the next piece; absent: a plain cut' },
  ),
  over: number({ min: 0.1, max: 3, about: 'Seconds of the transition, the last of the piece; absent: half a second' }),
})

/** For every composition. */
export const writtenOver = {
  titles: list(title, {
    min: 0,
    max: 200,
    about: 'All titles, one for a segment at most; an empty list: none. Absent: those that the film was designed with',
  }),
  cut: list(piece, {
    min: 1,
    max: 1_000,
    about: 'Pieces of the segments in order, instead of all segments unchanged; parts outside all pieces are left out',
  }),
  any_order: flag({
    about:
      'The segments are shown in the order in which they are listed, and those that are not listed are left out; titles, lines and subtitles go along. Not together with `cut`',
  }),
  subtitles: list(subtitle, {
    min: 0,
    max: 2_000,
    about: 'All subtitles, in order of time; an empty list: none. Absent: those that the film was designed with',
  }),
} satisfies Fields

/** For compositions that may omit their sounds. */
export const chosenSounds = {
  bgm_task_id: id({ about: 'The music; without it the newest that is made, if the film has any' }),
  narration_task_id: id({ about: 'The narration; without it the newest that is made, if the film has any' }),
} satisfies Fields
