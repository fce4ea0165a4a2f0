import { STILL_FORMATS } from '@kinora/media/engine/contract'
import { STORYBOARD_FORMATS } from '@kinora/media/storyboard/storyboard-formats'
import type { NamedDeclaration } from './column.ts'
import { FIVE_RATIOS, sceneDocument } from './generators/shared-fields.ts'
import { choice, flag, integer, list, number, pictures, record, SAFE, text } from './words/words.ts'

const declared = <const D extends NamedDeclaration>(declaration: D): D => declaration

const prompt = text({
  max: 5_000,
  required: true,
  titleOf: 'scene',
  rule: 'wordsOrPictograms',
  about: 'The content of the picture, if there is no scene',
})
const scene = { ...sceneDocument.scene, about: 'The content of the picture, as a document' } as const
const images = pictures({ min: 1, max: 7, about: 'Pictures that the document names as `input:images[0]`' })
const ratio = choice(FIVE_RATIOS, { default: '16:9', about: 'Width to height' })

/** The body of a request for stills: no task, no price. */
export const sceneStills = declared({
  name: 'scene stills',
  summary: 'Small pictures of a scene document or a prompt',
  fields: {
    prompt,
    scene,
    images,
    times: list(number({ min: 0, max: 600 }), {
      min: 1,
      max: 12,
      about: 'Seconds of the clip; without them the middle of each shot, of at most twelve',
    }),
    width: integer({ min: 64, max: 1_024, default: 480, about: 'Pixels across' }),
    aspect_ratio: ratio,
    seed: integer({ ...SAFE, default: 1, about: 'The same as in a create gives the same pictures' }),
    format: choice(STILL_FORMATS, { default: 'jpeg', about: 'Of the pictures' }),
    inline: flag({ default: false, about: 'Pictures as Base64 in the answer (`data`) instead of URLs' }),
    layout: flag({
      default: false,
      about: 'Also where everybody, everything and the camera are in each picture',
    }),
    sheet: flag({ default: false, about: 'Also all pictures in one' }),
  },
})

/** The body of a request to change a document in words: no task, no price. */
export const sceneChange = declared({
  name: 'scene change',
  summary: 'A scene document, changed as words say',
  fields: {
    scene: { ...scene, required: true, about: 'The document to change' },
    words: text({
      max: 2_000,
      required: true,
      rule: 'wordsOrPictograms',
      about: 'The change, in English or Chinese: `make it night`, `closer`, `remove the dog`',
    }),
    shot: integer({ min: 0, max: 99, about: 'Change only this shot, counted from 0. Default: all shots' }),
    images,
    aspect_ratio: ratio,
    seed: integer({ ...SAFE, default: 1, about: 'For the language model, if one is asked' }),
  },
})

/** The body of a request for a storyboard sheet: no task, no price. */
export const sceneStoryboard = declared({
  name: 'scene storyboard',
  summary: 'Scene documents as a storyboard, with words, times and lines',
  fields: {
    title: text({ max: 200, default: '', about: 'Above every page' }),
    parts: list(
      record({
        scene: { ...scene, required: true },
        words: text({ max: 2_000, about: 'Below its first shot. Default: who does what in it' }),
        lines: list(text({ max: 500 }), {
          min: 1,
          max: 10,
          about: 'Speech over it, in addition to the lines of the document',
        }),
        from: number({
          min: 0,
          max: 3_600,
          about: 'When it begins in the film, in seconds. Default: after the one before',
        }),
      }),
      { min: 1, max: 60, required: true, about: 'Documents in order: the segments of a film, or one clip' },
    ),
    format: choice(STORYBOARD_FORMATS, { default: 'pdf', about: '`png` has all pages below each other' }),
    images,
    aspect_ratio: ratio,
    seed: integer({ ...SAFE, default: 1, about: 'The same as in the creates shows the same' }),
  },
})

/** The body of a request for a glTF file: no task, no price. */
export const sceneExport = declared({
  name: 'scene export',
  summary: 'A scene document or a prompt as a glTF file',
  fields: {
    prompt,
    scene,
    images,
    aspect_ratio: ratio,
    seed: integer({ ...SAFE, default: 1, about: 'The same as in a create gives the same people and places' }),
  },
})

/** The body of a request to change a film in words: no task, no price. */
export const filmChange = declared({
  name: 'film change',
  summary: 'The documents of a film, changed as words say',
  fields: {
    words: text({
      max: 2_000,
      required: true,
      rule: 'wordsOrPictograms',
      about:
        'The change, in English or Chinese: `make it night`, `shot 2: closer`, `she smiles`, `swap shots 2 and 3`. Shots count from 1. Without a number the change applies to all segments that it fits',
    }),
    segment: integer({ min: 0, max: 999, about: 'Change only this segment, counted from 0. Default: all' }),
    seed: integer({ ...SAFE, default: 1, about: 'For the language model, if one is asked' }),
  },
})
