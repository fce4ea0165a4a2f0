import type { JsonSchema } from '../catalog/build-schema.ts'
import {
  BUILDS,
  IMAGERY,
  type Camera,
  CAMERA_ANGLES,
  CAMERA_SIDES,
  CAMERA_MOVES,
  type Change,
  CHANGED,
  type Deed,
  ENTRANCES,
  FLOWS,
  type Features,
  FEELINGS,
  FORMATIONS,
  HEADINGS,
  HAIR_STYLES,
  LOOKS,
  MOODS,
  BEARINGS,
  MOTIONS,
  PLACES,
  RELATIONS,
  SEASONS,
  SHOT_SIZES,
  type Shot,
  type ShotList,
  SOUND_CUES,
  type Subject,
  SURFACES,
  TIMES,
  WEATHERS,
  WHEREABOUTS,
} from '@kinora/studio/shot-list'
import { field, objectSchema, schemaFor } from './answer-schemas.ts'

const subject = schemaFor<Subject>(
  {
    words: field.text('As it was written'),
    name: field.text('What it is called, where the words give it a name'),
    what: {
      ...objectSchema(
        {
          sprite: field.text('A pictogram by its code points in hex, or `drawn-` and a name'),
          input: field.text('A picture that came along, by its name'),
          like: field.text('The pictogram of what that picture shows, where it is known'),
        },
        ['sprite', 'input', 'like'],
      ),
      description: 'What is drawn: a `sprite` or an `input`',
    },
    count: field.count('How many'),
    colour: field.text('A hue by name, where the words give one'),
    size: field.text('`tiny`, `small`, `normal`, `large` or `huge`'),
    motion: field.choice(MOTIONS, 'What it does'),
    relation: {
      ...objectSchema({
        kind: field.choice(RELATIONS, 'How it stands to the other'),
        to: field.count('The other, by its place in `subjects`'),
      }),
      description: 'How it stands to another subject of the shot',
    },
    side: field.text('Where it is in the frame, where the words say so'),
    deeds: field.list(
      schemaFor<Deed>(
        {
          verb: field.text('The verb by its English name'),
          words: field.text('As it was written'),
          to: field.count('What it is done to or with, by its place in `subjects`'),
          colour: field.text('Of what flows, a hue by name'),
          beat: field.count('When in the shot it is done, where others come before it'),
          motion: field.choice(MOTIONS, 'How its doer moves meanwhile, where that is not the `motion` of the subject'),
          bearing: field.choice(BEARINGS, 'Where on the body it is carried, where the words say so'),
        },
        ['to', 'colour', 'beat', 'motion', 'bearing'],
      ),
      'What it does, in words',
    ),
    wears: field.list(
      schemaFor<NonNullable<Subject['wears']>[number]>(
        {
          words: field.text('As it was written'),
          colour: field.text('A hue by name'),
          letters: field.text('What is written on it'),
        },
        ['colour', 'letters'],
      ),
      'What it has on',
    ),
    outfit: field.texts('What those of its trade have on, garment by garment'),
    tool: field.text('The pictogram of what those of its trade have in hand'),
    trade: field.text('The pictogram of whose clothes an animal wears, where it has a trade'),
    features: {
      ...schemaFor<Features>(
        {
          age: field.text('`old`'),
          hair: field.text('Its colour by name'),
          hairStyle: field.choice(HAIR_STYLES, 'How it is worn'),
          beard: field.text('Its colour by name'),
          hasGlasses: field.truth('Wears glasses'),
          feeling: field.choice(FEELINGS, 'What the words say that it feels'),
        },
        ['age', 'hair', 'hairStyle', 'beard', 'hasGlasses', 'feeling'],
      ),
      description: 'What somebody looks like, where the words say so',
    },
    metres: field.number('How tall the real thing is'),
    build: field.choice(BUILDS, 'How it is put together'),
    label: field.text('Letters on it: what a sign says, or the word of a block that stands for something'),
    drawnAs: field.text('What is drawn instead of it: its nearest kin'),
    formation: field.choice(FORMATIONS, 'How several of them keep to each other on their way'),
    heading: field.choice(HEADINGS, 'Which way it goes across the frame'),
    goes: {
      ...objectSchema({
        from: field.choice(WHEREABOUTS, 'Where it is at first'),
        to: field.choice(WHEREABOUTS, 'Where it is in the end'),
        of: field.count('Of what, by its place in `subjects`'),
      }),
      description: 'The way that it goes around another subject of the shot',
    },
    material: field.text('What it is made of, where that is not what it usually is: `paper`, `glass`, `flowers`'),
    changes: field.list(
      schemaFor<Change>(
        {
          of: field.choice(CHANGED, 'Of what it is another one at the end of the shot'),
          from: field.text('How it was, where the words say so: a hue, a size, `off`, `wood`'),
          to: field.text('How it is then; of a `figure` a pictogram as in `what`'),
          count: field.count('How many figures it is then, where that is more than one'),
        },
        ['from', 'count'],
      ),
      'What becomes of it in the course of the shot',
    ),
  },
  [
    'colour',
    'relation',
    'side',
    'deeds',
    'wears',
    'outfit',
    'tool',
    'trade',
    'features',
    'metres',
    'build',
    'label',
    'drawnAs',
    'name',
    'formation',
    'heading',
    'goes',
    'changes',
    'material',
  ],
)

const camera = schemaFor<Camera>(
  {
    move: field.choice(CAMERA_MOVES, 'How it moves'),
    framing: field.text('`wide`, `medium` or `close`'),
    speed: field.text('`slow`, `normal` or `fast`'),
    size: field.choice(SHOT_SIZES, 'How much of the main subject is seen, where the words say so'),
    angle: field.choice(CAMERA_ANGLES, 'From where, where the words say so'),
    from: field.choice(CAMERA_SIDES, 'Which side of the subjects is seen, where the words say so'),
    lens: field.texts('Through what, by names such as `macro`, `fisheye`, `shallow`'),
  },
  ['size', 'angle', 'from', 'lens'],
)

const placeLook = objectSchema(
  {
    time: field.choice(TIMES, 'Time of day'),
    weather: field.choice(WEATHERS, 'The weather'),
    season: field.choice(SEASONS, 'The season'),
    lights: field.choice(['on', 'off'], 'Whether lamps and windows are lit'),
    tide: field.choice(['high', 'low'], 'How far the sea has come up a beach'),
  },
  ['time', 'weather', 'season', 'lights', 'tide'],
)

const shot = schemaFor<Shot>(
  {
    share: field.number('Share of the clip; all shots together are 1'),
    place: field.choice(PLACES, 'Where it is'),
    time: field.choice(TIMES, 'Time of day'),
    weather: field.choice(WEATHERS, 'The weather'),
    season: field.choice(SEASONS, 'The season'),
    look: field.choice(LOOKS, 'How the picture is treated'),
    mood: field.choice(MOODS, 'The mood, which music follows'),
    backdrop: field.text('Colour of the paper behind a product, where the words give one'),
    surface: {
      ...schemaFor<NonNullable<Shot['surface']>>(
        { of: field.choice(SURFACES, 'What it is'), colour: field.text('Its colour, where the words give one') },
        ['colour'],
      ),
      description: 'What a ware is shown on, where the words say so',
    },
    colours: {
      type: 'array',
      items: { type: 'string' },
      description: 'Hues of what is abstract, where the words give some',
    },
    imagery: {
      ...schemaFor<NonNullable<Shot['imagery']>>(
        {
          kind: field.choice(IMAGERY, 'How it moves'),
          colours: field.texts('Its hues'),
          to: field.texts('Its hues at the end, where they are others'),
          forms: field.list(
            objectSchema({ of: field.text('A form by name, or a concept'), count: field.number('How many') }),
            'What particles form, one after another',
          ),
          ground: field.text('The hue behind it all'),
          steps: field.texts('What becomes of it, one step after another'),
        },
        ['to', 'forms', 'ground', 'steps'],
      ),
      description: 'What is seen instead of a place, where the words name nothing that has a shape',
    },
    standsFor: field.text('The word for something that nobody can see, and that the scene stands for'),
    view: field.text('The picture that came along in which the shot takes place'),
    subjects: field.list(subject, 'What is in the picture'),
    camera: { ...camera, description: 'The camera' },
    sounds: {
      type: 'array',
      items: { type: 'string', enum: SOUND_CUES },
      description: 'What is heard besides music and speech',
    },
    lines: field.list(
      schemaFor<Shot['lines'][number]>(
        {
          text: field.text('What is said'),
          subject: field.count('Who says it, by its place in `subjects`'),
        },
        ['subject'],
      ),
      'What is said in quotation marks',
    ),
    where: field.text('Where it is by the words, more exactly than the place that is drawn'),
    filledWith: field.list(
      schemaFor<NonNullable<Shot['filledWith']>[number]>(
        {
          words: field.text('As it was written'),
          sprite: field.text('Its picture, as in `what` of subjects'),
          colour: field.text('A hue by name'),
          hangs: field.truth('It hangs'),
          grows: field.truth('It grows everywhere'),
        },
        ['colour', 'hangs', 'grows'],
      ),
      'What the place is full of: on its shelves, in its beds, along its walls',
    ),
    trimmings: field.list(
      schemaFor<NonNullable<Shot['trimmings']>[number]>(
        {
          of: field.text('What it is, such as `lanterns` or `palms`'),
          colour: field.text('A hue by name'),
          side: field.choice(['left', 'right'], 'Only on this side'),
        },
        ['colour', 'side'],
      ),
      'What the place is dressed with besides its own',
    ),
    light: field.texts('Light that the words ask for, by names such as `back`, `neon`, `god-rays`'),
    styles: field.texts('Styles that the words ask for'),
    texts: field.list(
      schemaFor<NonNullable<Shot['texts']>[number]>(
        {
          text: field.text('The letters'),
          subject: field.count('What they are on, by its place in `subjects`'),
          isLast: field.truth('Only at the end of the shot'),
          enters: field.choice(ENTRANCES, 'How its letters come, where the words say so'),
        },
        ['subject', 'isLast', 'enters'],
      ),
      'What is written in the picture',
    ),
    caption: field.text('Shown as a card when nothing else could be drawn'),
    continues: field.truth('Goes on in the place and the view of the shot before'),
    becomes: {
      ...placeLook,
      description:
        'What hour, weather or season it is at the end, which lamps are lit and how high the sea is, where the words say that it changes',
    },
    through: field.list(placeLook, 'How the place is in between, one after another, where it changes more than once'),
    flow: field.choice(FLOWS, 'How its time goes, where that is not ahead'),
    lights: field.choice(['on', 'off'], 'Whether lamps and windows are lit, where that is not as the hour has it'),
    tide: field.choice(['high', 'low'], 'How far the sea has come up a beach, where the words say so'),
  },
  [
    'backdrop',
    'surface',
    'colours',
    'imagery',
    'standsFor',
    'view',
    'where',
    'filledWith',
    'trimmings',
    'light',
    'styles',
    'texts',
    'caption',
    'continues',
    'becomes',
    'through',
    'lights',
    'flow',
    'tide',
  ],
)

/** The studio's shot list. Other engines may have another format, so only an object is promised. */
export const shotListSchema: JsonSchema = {
  ...schemaFor<ShotList>({
    language: field.choice(['en', 'zh'], 'The language of the prompt'),
    shots: field.list(shot, 'One after the other'),
    unknown: field.texts('Words that nothing here knows, as they were written'),
    unshown: field.texts('Words that are understood and of which nothing is seen'),
  }),
  required: [],
}
