import { generators, VOICE } from '../bodies.ts'
import { avi, filmLink, link, mov, mp4, pngCalledMp4 } from '../media.ts'
import { forModels, type Rule, refused } from '../rule.ts'
import { imageRules } from './image-input.ts'

const { models } = generators.reference2video
const links = (many: number): string[] => Array(many).fill(link)
const named = (many: number, entry: object = {}): object[] =>
  Array.from({ length: many }, (_, i) => ({ name: `s${i}`, ...entry }))
const one = (entry: object) => ({ subjects: [{ name: 'Tom', ...entry }] })
const film = (make: () => string) =>
  refused('VideoFormatInvalid', 'subjects[0].videos[0]', () => one({ videos: [make()] }))

/** The subject entries of reference2video, in the order of their table, then how they combine. */
export const subjectRules: Rule[] = [
  ...forModels(models, {
    rule: 'subjects: a list of entries, or a single one',
    accepts: [
      { subjects: [{ name: 'Tom', images: [link] }] },
      { subjects: { name: 'Tom', images: [link] } },
      // A text subject.
      { subjects: [{ name: 'Tom' }] },
    ],
    refuses: [
      refused('FieldInvalid', 'subjects', { subjects: 'Tom' }),
      refused('FieldInvalid', 'subjects[0]', { subjects: ['Tom'] }),
    ],
  }),
  {
    rule: 'name is required; id is an alias of it',
    accepts: [{ subjects: [{ id: 'Tom', images: [link] }], prompt: '[@Tom] sleeps' }],
    refuses: [
      refused('FieldLacking', 'subjects[0].name', { subjects: [{ images: [link] }] }),
      refused('FieldInvalid', 'subjects[0].name', one({ name: 5 })),
    ],
  },
  {
    rule: 'images: up to 3 per subject',
    accepts: [one({ images: links(1) }), one({ images: links(3) })],
    refuses: [
      refused('FieldItemCountOutOfRange', 'subjects[0].images', one({ images: links(4) })),
      refused('FieldInvalid', 'subjects[0].images', one({ images: link })),
      refused('FieldInvalid', 'subjects[0].images[0]', one({ images: [5] })),
    ],
  },
  ...imageRules({
    patchOf: image => one({ images: [image] }),
    field: 'subjects[0].images[0]',
    leastPixels: 128,
  }),
  ...forModels(
    models.filter(model => model !== 'genq2-pro'),
    {
      rule: 'videos of a subject: only genq2-pro',
      refuses: [refused('FieldUnwanted', 'subjects[0].videos', one({ videos: [filmLink] }))],
    },
  ),
  ...forModels(['genq2-pro'], {
    rule: 'videos of a subject: at most one of 5 seconds; mp4, avi, mov; at least 128x128',
    accepts: [
      one({ videos: [filmLink] }),
      () => one({ videos: [mp4(5)] }),
      () => one({ videos: [avi(2)] }),
      () => one({ videos: [mov(2)] }),
    ],
    refuses: [
      refused('FieldItemCountOutOfRange', 'subjects[0].videos', one({ videos: [filmLink, filmLink] })),
      film(() => mp4(5.25)),
      film(() => mp4(2, { width: 127, height: 128 })),
      film(pngCalledMp4),
    ],
  }),
  {
    rule: 'voice_id of a subject is a known voice or empty',
    model: 'genq2-pro',
    accepts: [one({ voice_id: VOICE }), one({ voice_id: '' })],
    refuses: ['Nobody', 5].map(voice => refused('FieldInvalid', 'subjects[0].voice_id', one({ voice_id: voice }))),
  },
  {
    rule: 'server_id names a stored subject',
    refuses: [
      refused('FieldInvalid', 'subjects[0].server_id', one({ server_id: '1' })),
      refused('FieldInvalid', 'subjects[0].server_id', one({ server_id: 'Tom' })),
      refused('FieldInvalid', 'subjects[0].server_id', one({ server_id: 5 })),
    ],
  },
  ...forModels(models, {
    rule: 'at most 7 subjects',
    accepts: [{ images: undefined, subjects: named(7) }],
    refuses: [refused('FieldItemCountOutOfRange', 'subjects', { images: undefined, subjects: named(8) })],
  }),
  ...forModels(models, {
    rule: 'images of subjects and flat images count together: 7',
    accepts: [
      { images: links(4), subjects: named(1, { images: links(3) }) },
      { images: undefined, subjects: [...named(2, { images: links(3) }), { name: 'last', images: links(1) }] },
    ],
    refuses: [
      refused('FieldItemCountOutOfRange', 'images', { images: links(5), subjects: named(1, { images: links(3) }) }),
    ],
  }),
  {
    rule: 'images of subjects and flat images count together: 4 with a video',
    model: 'genq2-pro',
    accepts: [{ images: links(1), videos: [filmLink], subjects: named(1, { images: links(3) }) }],
    refuses: [
      refused('FieldItemCountOutOfRange', 'images', {
        images: links(2),
        videos: [filmLink],
        subjects: named(1, { images: links(3) }),
      }),
    ],
  },
  {
    rule: 'a mention in the prompt is [@name] or @name, and names a subject',
    accepts: [
      { ...one({}), prompt: '[@Tom] sleeps' },
      { ...one({}), prompt: '@Tom sleeps' },
      { subjects: [{ name: '小明' }], prompt: '[@小明]睡觉' },
      { subjects: [{ name: 'Tom Cat' }], prompt: 'here [@Tom Cat] sleeps' },
    ],
    refuses: [
      refused('FieldInvalid', 'prompt', { prompt: '[@Tom] sleeps' }),
      refused('FieldInvalid', 'prompt', { ...one({}), prompt: '[@Tim] sleeps' }),
      refused('FieldInvalid', 'prompt', { ...one({}), prompt: '@Tim sleeps' }),
      refused('FieldInvalid', 'prompt', { ...one({}), prompt: '[@Tom] sees [@Tim]' }),
    ],
  },
]
