import {
  camera,
  entity,
  id,
  language,
  place,
  SCENE_DEFINITIONS,
  SCENE_SCHEMA_ID,
  type Scene,
} from '../scene/scene-schema.ts'
import {
  about,
  choice,
  exactly,
  flag,
  integer,
  type JsonSchema,
  list,
  named,
  number,
  object,
  type Schema,
  text,
  type TypeOf,
} from '../scene/schema-words.ts'
import { FEELINGS } from '../scene/vocabulary.ts'

export const SCRIPT_VERSION = 'kinora.script/1'
export const SCRIPT_SCHEMA_ID = 'urn:kinora:script:1'

/** A film of three minutes, cut every second. */
export const SCRIPT_LIMITS = { shots: 200, cast: 60, places: 20, pictures: 100, lines: 12, seconds: 3_600 }

export const TITLE_STYLES = ['title', 'lower third', 'end card'] as const
/**
 * The uses of a picture of the request: it is the frame, its subject is cut out, or it is the place behind the cast.
 */
export const PICTURE_USES = ['frame', 'subject', 'place'] as const

/** The purpose of a shot in its scene: the place, what is done, a part of it from near, the answer of a face. */
export const PURPOSES = ['establishing', 'action', 'detail', 'reaction'] as const
/** The parts of a song. */
export const SECTIONS = ['intro', 'verse', 'chorus', 'bridge', 'outro'] as const
/** The pace of a film: of its cuts, its transitions and its music. */
export const PACES = ['calm', 'lively'] as const

const scene: Schema<Scene> = { json: { $ref: SCENE_SCHEMA_ID } }

const line = object(
  { text: about('The words of the line.', text(1_000)) },
  {
    who: about('The speaker, one of the cast; the narrator without it.', id),
    voice: about('A speaker who is none of the cast, in words: an old woman.', text(300)),
    manner: choice(FEELINGS),
  },
)

const picture = object({
  picture: about('Its place among the pictures of the request, from 0.', integer(0, SCRIPT_LIMITS.pictures - 1)),
  as: choice(PICTURE_USES),
})

export const scriptShot = named(
  'scriptShot',
  object(
    {
      seconds: about(
        'Its share of the film: the lengths are brought to that of the film, and to its lines.',
        number(0.2, SCRIPT_LIMITS.seconds),
      ),
      words: about('A complete description of the picture: people, place, action and camera.', text(2_000)),
    },
    {
      who: about('The visible members of the cast.', list(id, SCRIPT_LIMITS.cast)),
      place: about('The id of a place.', id),
      continues: about('True if it goes on in the place and at the hour of the shot before it.', flag),
      pictures: about('Pictures of the request that appear in it.', list(picture, 7)),
      lines: about('Speech during it.', list(line, SCRIPT_LIMITS.lines)),
      title: about(
        'Letters over it; lines are separated by line breaks.',
        object({ text: text(300) }, { style: choice(TITLE_STYLES) }),
      ),
      caption: about('The words below it if the film has captions and no voice.', text(2_000)),
      purpose: about('Its purpose in the scene.', choice(PURPOSES)),
      camera: about('From where it is seen. An empty one leaves it to the words.', camera),
      energy: about('The intensity of the film during it, 0 to 1: its music follows.', number(0, 1)),
      section: about('The part of the song during it.', choice(SECTIONS)),
      scene: about('An exact description of picture and sound. Its times begin with the shot.', scene),
    },
  ),
)

const script = object(
  { version: exactly(SCRIPT_VERSION), shots: list(scriptShot, SCRIPT_LIMITS.shots, 1) },
  {
    title: text(200),
    logline: about('The film in a sentence.', text(500)),
    language,
    cast: about('People, animals and things that are the same in all shots.', list(entity, SCRIPT_LIMITS.cast)),
    places: list(place, SCRIPT_LIMITS.places),
    style: about('The look of all shots, in words.', text(200)),
    pace: choice(PACES),
    music: about('In words: kind, mood, instruments, tempo.', text(300)),
    captions: about('True if all speech is also written.', flag),
    call: about('The call to action, as it is spoken or written.', text(200)),
    origin: object({}, { writer: text(100), prompt: text(20_000) }),
  },
)

export type Script = TypeOf<typeof script>
export type ScriptShot = Script['shots'][number]
export type ScriptLine = NonNullable<ScriptShot['lines']>[number]
export type ScriptPicture = NonNullable<ScriptShot['pictures']>[number]

/** The one definition of a script document, JSON Schema draft 2020-12. */
export const SCRIPT_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: SCRIPT_SCHEMA_ID,
  title: SCRIPT_VERSION,
  description:
    'A film before it is made: its cast and places, and its shots in order with everything said and written.',
  ...script.json,
  $defs: { ...SCENE_DEFINITIONS, [scriptShot.name]: scriptShot.definition },
}
