import { CATALOGUE_KINDS } from '@kinora/media/scene/catalogue'
import { NOTE_CODES } from '@kinora/media/scene/notes'
import { type Scene, SCENE_VERSION } from '@kinora/media/scene/scene-schema'
import { WARNING_CODES } from '@kinora/media/scene/warn-scene'
import type { JsonSchema } from '../catalog/build-schema.ts'
import { field, objectSchema } from './answer-schemas.ts'

// Answers with scene documents.

export const SAMPLE_SCENE: Scene = {
  version: SCENE_VERSION,
  title: 'The cat by the fire',
  seconds: 4,
  entities: [{ id: 'cat', asset: 'cat', colour: 'orange' }],
  places: [{ id: 'home', asset: 'log-cabin', time: 'evening' }],
  shots: [
    {
      from: 0,
      to: 4,
      place: 'home',
      placements: [{ who: 'cat', relation: 'beside', to: 'home/hearth', facing: 'camera' }],
      camera: { target: ['cat'], size: 'whole', move: 'push' },
    },
  ],
}

/** A scene document in an answer. */
export const sceneField = (description: string, type: 'object' | ['object', 'null'] = 'object'): JsonSchema => ({
  type,
  'x-scene': { version: SCENE_VERSION },
  description,
  examples: [SAMPLE_SCENE],
})

/** Notes on parts of a document that could not be rendered, by code and JSON pointer. */
export const sceneNotes = field.list(
  objectSchema({
    code: { ...field.text(`What kind of note: ${Object.keys(NOTE_CODES).join(', ')}`) },
    at: field.text('The position in the document, as a JSON pointer; empty for the whole'),
    message: field.text('The unfulfilled part, in a sentence'),
  }),
  'What of the document is not seen or heard',
)

const problemsField = field.list(
  objectSchema(
    {
      at: field.text('The position in the document, as a JSON pointer; empty for the whole'),
      code: field.text('The kind of problem: missing, unknown-field, wrong-type, not-allowed, unknown-name …'),
      message: field.text('The error'),
      allowed: field.texts('The allowed values'),
      nearest: field.texts('The names nearest to what came'),
    },
    ['allowed', 'nearest'],
  ),
  'Every problem, at most 200',
)

const picture = {
  url: field.text('The file, for an hour; absent where `inline`'),
  data: field.text('The file as Base64, where `inline`'),
  width: field.count('Pixels across'),
  height: field.count('Pixels down'),
}

export const seenAssetSchema = objectSchema({
  valid: field.truth('True if scenes accept the asset'),
  problems: problemsField,
  warnings: {
    ...problemsField,
    description:
      'What of it the library would not take: parts that touch nothing, a foot above the ground, names of other assets',
  },
  stills: field.list(
    objectSchema({ side: field.choice(['front', 'right', 'back', 'left'], 'The side that is seen'), ...picture }, [
      'url',
      'data',
    ]),
    'Its pictures; none of a document with problems',
  ),
  notes: sceneNotes,
})

export const checkedSceneSchema = objectSchema({
  valid: field.truth('True if create requests accept the document'),
  problems: problemsField,
  warnings: field.list(
    objectSchema(
      {
        at: field.text('The position in the document, as a JSON pointer'),
        code: field.text(`What kind of warning: ${WARNING_CODES.join(', ')}`),
        message: field.text('The probable mistake'),
        allowed: field.texts('The usual values'),
      },
      ['allowed'],
    ),
    'What is likely not meant in a document without problems, at most 200; it is filmed as it is',
  ),
})

const namesSchema = {
  ...objectSchema({ en: field.texts('In English'), zh: field.texts('In Chinese') }),
  description: 'The usual name first, then synonyms',
}

const ENTRY = {
  id: field.text('Its id in documents'),
  kind: field.choice(CATALOGUE_KINDS, 'What it is'),
  names: namesSchema,
  isA: field.texts('Its kinds, from the most specific to the most general'),
}

/** Only for some kinds. */
const FACTS = {
  size: {
    ...objectSchema({
      width: field.number('Metres'),
      height: field.number('Metres'),
      depth: field.number('Metres'),
    }),
    description: 'Of assets: the size of the real thing',
  },
  rig: field.text('Of assets: person, beast, bird, fish or thing'),
  parts: field.texts('Of assets: parts that can be named, as in `car/door`'),
  sockets: field.texts('Of assets: places on it that others take'),
  affords: field.texts('Of assets: what others can do with it'),
  like: field.text('Of assets: the id of another whose shape it has'),
  standsIn: field.truth('Of assets: whether that shape is only a likeness'),
  colour: field.text('Of assets: its usual colour'),
  count: field.count('Of assets: how many it usually is'),
  wears: field.list(
    objectSchema({ garment: field.text('Of the garments'), colour: field.text('Its colour') }, ['colour']),
    'Of assets: what it usually wears',
  ),
  holds: field.text('Of assets: what it usually holds'),
  people: field.texts('Of groups: the assets of those it is of'),
  home: field.text('Of assets: where it usually is'),
  seenAs: field.choice(['bursts'], 'Of assets: what is seen instead of a body'),
  sounds: field.texts('Of places: what is heard there'),
  saved_asset: field.id('Of assets that the account keeps: the id of `GET /ent/v2/assets/{id}`'),
  isIndoors: field.truth('Of places: whether it has a roof'),
  views: field.text('Of places: from which sides it can be seen'),
  anchors: field.list(
    objectSchema({
      id: field.text('As in `room/blackboard`'),
      names: namesSchema,
      affords: field.texts('Its affordances'),
    }),
    'Of places: where things and people can be',
  ),
  roles: field.list(
    objectSchema(
      {
        role: field.text('The field of an action'),
        isNeeded: field.truth('True if the action needs it'),
        affords: field.text('The affordance that it must have'),
        held: field.text('The actor’s hold: right, left, both, arms, ear, eyes, overhead …'),
      },
      ['isNeeded', 'affords', 'held'],
    ),
    'Of actions: what they are done to, towards, with',
  ),
  about: field.text('Of actions: what is seen, in a sentence'),
  actors: field.texts('Of actions: who can be seen doing it'),
  lasts: field.text('Of actions: `once`, or `throughout` for as long as it is said'),
  seconds: field.number('Of actions: how long one usually lasts'),
  sound: field.text('Of actions: what is heard'),
  pose: field.text('Of actions: how a body is held that does it'),
  motion: field.text('Of actions: how it moves from where it is'),
  relation: field.text('Of actions: how the actor stands to the object'),
  result: field.text('Of actions: what one leaves behind, also in later shots'),
}

export const catalogueSchema = objectSchema(
  {
    items: field.list(objectSchema({ ...ENTRY, ...FACTS }, Object.keys(FACTS)), 'The entries'),
    next: field.text('The cursor of the next answer; absent on the last'),
  },
  ['next'],
)

/** The entry of an asset that an account keeps. */
export const assetEntrySchema = {
  ...objectSchema({ ...ENTRY, ...FACTS }, Object.keys(FACTS)),
  description: 'What searches of the catalogue show of it',
}

/** An asset document in an answer. */
export const assetField: JsonSchema = {
  type: 'object',
  properties: { id: field.text('Its id in scene documents') },
  additionalProperties: true,
  description: 'The asset document, `kinora.asset/1`, as it was sent',
}

export const catalogueEntrySchema = objectSchema(
  { ...ENTRY, ...FACTS, picture: field.text('A small picture of it; no key is needed; empty of what has no shape') },
  Object.keys(FACTS),
)

const metres = (about: string): JsonSchema => field.list(field.number('Metres'), about)
const shares = (about: string): JsonSchema => field.list(field.number('A share of the frame'), about)

const layoutSchema = {
  ...objectSchema({
    entities: field.list(
      objectSchema(
        {
          id: field.text('The entity, or a member of a group'),
          entity: field.text('The entity'),
          at: metres('The middle of its foot: right, up, towards the camera'),
          size: metres('Its width, height and depth, as it stands'),
          facing: field.number('Degrees, as in a placement'),
          right: shares('By how much of the width and height a metre to the right moves it'),
          near: shares('By how much of the width and height a metre towards the camera moves it'),
          box: shares('Where it is seen: left, top, width, height; absent if it is not'),
        },
        ['box'],
      ),
      'Where each is',
    ),
    camera: {
      ...objectSchema({
        at: metres('Right, up, towards the camera of the place'),
        facing: field.number('Degrees that it looks to, as in a placement'),
        width: field.number('Degrees that the width of the frame takes'),
      }),
      description: 'Where the camera is and what it looks at',
    },
    floor: {
      ...objectSchema({ low: metres('Its left, far corner'), high: metres('Its right, near corner') }),
      description: 'How far the floor goes',
    },
  }),
  description:
    'Where everybody, everything and the camera are; absent unless asked for. Metres count from the middle of the floor, as an `offset` of a placement without `to` does',
}

export const stillsSchema = objectSchema(
  {
    stills: field.list(
      objectSchema(
        {
          at_seconds: field.number('The time of the clip'),
          shot: field.count('The shot, from 0'),
          ...picture,
          layout: layoutSchema,
        },
        ['url', 'data', 'layout'],
      ),
      'The pictures, in the order they were asked for',
    ),
    sheet: {
      ...objectSchema(picture, ['url', 'data']),
      description: 'All of them in one, three in a row; absent unless asked for',
    },
    notes: sceneNotes,
    scene: sceneField('The document that they show; null where the engine reads words without one', ['object', 'null']),
  },
  ['sheet'],
)

const differences = field.list(
  objectSchema(
    {
      at: field.text('A JSON pointer into the changed document; of what is gone, into the one before'),
      before: { description: 'What it was; absent of what is new' },
      after: { description: 'What it is; absent of what is gone' },
    },
    ['before', 'after'],
  ),
  'What differs',
)

export const changedSceneSchema = objectSchema({
  scene: sceneField('The changed document; the same as before if nothing was understood'),
  changes: differences,
  reader: field.text('The reader of the words: `rules`, or the name of a language model'),
  unread: field.texts('Parts of the words that changed nothing'),
  notes: field.texts(
    'The nearest names of what is not in the catalogue, or parts of a language model’s answer that were replaced or left out',
  ),
})

export const changedFilmSchema = objectSchema(
  {
    segments: field.list(
      objectSchema({
        segment: field.count('The segment in the storyboard, from 0'),
        job_id: field.id('Its newest finished version'),
        scene: sceneField('Its changed document, as an edit of the segment takes it'),
        changes: differences,
      }),
      'The segments whose documents differ',
    ),
    order: {
      type: 'array',
      items: { type: 'integer' },
      description: 'The segments in their new order, by their numbers in the storyboard; absent if it stays',
    },
    reader: field.text('The reader of the words: `rules`, or the name of a language model'),
    unread: field.texts('Parts of the words that changed nothing'),
    notes: field.texts(
      'The nearest names of what is not in the catalogue, or parts of a language model’s answer that were replaced or left out',
    ),
  },
  ['order'],
)

export const storyboardSchema = objectSchema({
  url: field.text('The URL of the PDF or PNG'),
  bytes: field.count('Its size'),
  pages: field.count('The number of pages'),
  frames: field.count('The number of frames: one of each shot'),
})

export const exportedSceneSchema = objectSchema({
  url: field.text('The URL of the glTF file'),
  bytes: field.count('Its size'),
})

export const taskSceneSchema = objectSchema({
  id: field.id('The task'),
  scene: sceneField('The document that was filmed; null of a film, whose segments have one each', ['object', 'null']),
  notes: sceneNotes,
  segments: field.list(
    objectSchema({
      segment: field.count('Number of the segment, from 0'),
      scene: sceneField('The document that was filmed'),
      notes: sceneNotes,
    }),
    'Of a film: the documents of its segments',
  ),
})
