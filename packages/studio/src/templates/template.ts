import { grade } from '@kinora/media/compositor/grade-schema'
import { TRANSITIONS, type TransitionKind } from '@kinora/media/compositor/transition-kinds'
import {
  about,
  choice,
  type DeepReadonly,
  either,
  exactly,
  integer,
  list,
  mapping,
  number,
  object,
  type Schema,
  text,
  type TypeOf,
  tuple,
  yes,
} from '@kinora/media/scene/schema-words'
import { GENRES } from '@kinora/media/scene/vocabulary'
import { MOTIFS } from '../motifs/create-motif.ts'
import { MOODS } from '../setting/setting.ts'
import { NEW_LOOKS } from './looks/restyle.ts'

const at = about('Seconds from the start.', number(0, 60))
const by = number(-4, 4)
const share = number(0, 1)
const span = { from: at, to: at }
const someone = { of: about('One person, by default all.', integer(0, 2)) }
const act = either(
  object({ act: exactly('meet'), ...span, apart: about('Distance of the heads, in heads.', number(0, 4)) }, someone),
  object({ act: exactly('lean'), ...span, by: about('Radii of the head, towards each other.', by) }, someone),
  object({ act: exactly('nod'), ...span, by: about('Radians, towards each other.', by) }, someone),
  object(
    { act: choice(['sway', 'dance', 'lurch', 'float', 'hop']), hertz: number(0, 10), by },
    { ...someone, from: at },
  ),
  object({ act: exactly('breathe') }, someone),
  object({ act: exactly('arrive'), ...span }, someone),
  object({ act: exactly('grow'), ...span, by }, someone),
)
const emoji = about('An emoji by its code points.', text(20))
const triple = about('Red, green and blue: `255, 226, 170`.', text(20))
const dressing = either(
  object({ put: exactly('motif'), motif: choice(MOTIFS) }, { from: at, isBehind: yes }),
  object({ put: choice(['rain', 'snow', 'motes', 'lights', 'wings', 'crown', 'border', 'scratches']) }),
  object({ put: exactly('rays'), colour: triple }),
  object({ put: exactly('flash'), at }, { colour: triple }),
  about(
    'Emoji that fly from the head towards the camera, repeatedly.',
    object({ put: exactly('burst'), codes: list(emoji, 8, 1), from: at, every: number(0.05, 10) }, { until: at }),
  ),
  about(
    'An emoji that appears at a point of the frame.',
    object({ put: exactly('prop'), code: emoji, x: share, y: share, size: share, from: at }),
  ),
  object({ put: exactly('title'), text: text(60), from: at }),
)
const look = choice(NEW_LOOKS)
const cast: Schema<1 | 2 | 3> = about('The number of people in the pictures.', { json: { enum: [1, 2, 3] } })
const template = object(
  {
    cast,
    acts: list(act, 20),
    dress: list(dressing, 20),
    sound: about('A prompt.', text(200)),
    music: object({ mood: choice(MOODS) }, { genre: choice(GENRES), tempo: number(20, 300) }),
  },
  {
    place: about('The prompt of new surroundings; otherwise everybody stays in the first photo.', text(200)),
    scene: about('The prompt of a staged scene behind the people.', text(400)),
    turns: about(
      'Changes to another look, or back, between two seconds.',
      object({ ...span, by: choice(Object.keys(TRANSITIONS) as TransitionKind[]) }, { out: look, into: look }),
    ),
    camera: object(
      { zoom: tuple(['from', 'to'], number(0.2, 5)) },
      { on: choice(['heads', 'middle']), shake: about('Of the height of the frame.', share) },
    ),
    grade,
    dances: about('Music is always included, because dancing needs it.', yes),
    wears: about('The second picture is a garment for the first person.', yes),
    headFloats: about('The head leaves the body.', yes),
  },
)
const templates = object({ version: exactly('kinora.templates/1'), templates: mapping(template, 200, '^[a-z0-9_-]+$') })

/** JSON Schema of `data/templates.json`. */
export const templatesSchema = { $id: 'kinora.templates/1', ...templates.json }

/** A template as data: people, actions, looks and sounds. */
export type Template = DeepReadonly<TypeOf<typeof template>>
export type Act = Template['acts'][number]
export type Dressing = Template['dress'][number]
