import { asset, ASSET_DEFINITIONS, colour, METRES } from './asset-schema.ts'
import {
  about,
  choice,
  either,
  exactly,
  flag,
  integer,
  type JsonSchema,
  list,
  named,
  number,
  object,
  text,
  type TypeOf,
  vector,
} from './schema-words.ts'
import {
  AGES,
  ALIGNMENTS,
  AMOUNTS,
  ANGLES,
  CAMERA_SIDES,
  ENTRANCES,
  FEELINGS,
  FORMATIONS,
  GENRES,
  HAIR_STYLES,
  IMAGERY,
  LEADS,
  LENSES,
  LIGHTS,
  LOOKS,
  MOODS,
  MOVES,
  PLAYBACK,
  PATH_RELATIONS,
  RELATIONS,
  SEASONS,
  SHOT_SIZES,
  SIDES,
  SIZES,
  SOUNDS,
  SPEEDS,
  STATES,
  SWITCHES,
  TEXT_SIZES,
  TIDES,
  TIMES,
  TRANSITIONS,
  VOLUMES,
  WEATHERS,
  WEIGHTS,
} from './vocabulary.ts'

export const SCENE_VERSION = 'kinora.scene/1'
export const SCENE_SCHEMA_ID = 'urn:kinora:scene:1'

/** The limits of a document. A larger one should be a film. */
export const SCENE_LIMITS = {
  seconds: 600,
  bytes: 1_000_000,
  assets: 40,
  entities: 60,
  places: 20,
  shots: 100,
  perShot: 80,
  count: 200,
}

const ID = '^[A-Za-z][A-Za-z0-9_-]{0,39}$'
export const id = text(40, { pattern: ID })
const seconds = number(0, SCENE_LIMITS.seconds)
const metres = number(METRES.min, METRES.max)
const entityId = about('The id of an entity, or of a member of a group.', id)
const target = about(
  'An entity, a member, `entity/part`, `place/anchor`, or `camera`.',
  text(100, { pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}(/[A-Za-z0-9_.-]{1,59})?$' }),
)
const point = vector(['x', 'y', 'z'], -METRES.max, METRES.max)
const box = about(
  'Left, top, width and height as shares of the whole frame, also in a panel of a split screen.',
  vector(['left', 'top', 'width', 'height'], 0, 1),
)

const size = about(
  'How large it is. A word counts from the usual size of its kind: `tiny` 0.4 times, `small` 0.7, `large` 1.6, `huge` 3. Or metres: `width` from side to side, `height`, `depth` from front to back; what is not said keeps the proportions, and what people sit at, sit on or lie on keeps its height.',
  either(choice(SIZES), object({}, { width: metres, height: metres, depth: metres })),
)

const traits = named(
  'traits',
  object(
    {},
    {
      age: choice(AGES),
      hair: colour,
      hairStyle: choice(HAIR_STYLES),
      beard: colour,
      glasses: flag,
      feeling: choice(FEELINGS),
    },
  ),
)

const worn = named(
  'worn',
  object(
    { garment: about('An id of the garments of the catalogue.', text(80)) },
    { colour, text: about('Letters on it.', text(40)) },
  ),
)

const looks = {
  colour,
  material: about('An id of the materials of the catalogue.', text(40)),
  size,
  traits,
  wears: about('Its garments. A four-legged animal in clothes stands upright.', list(worn, 12)),
  costume: about(
    'A person of the catalogue whose clothes it wears: `chef`, `astronaut`. The garments of `wears` replace the same ones of the costume.',
    text(80),
  ),
  label: about('Letters on it.', text(80)),
  state: about(
    'How it is at the start: what the asset affords `open` can be `open` or `shut`; `light`: `lit`, `unlit`, `on` or `off`; `put-in`, `pour` or `drink`: `full` or `empty`; `burn`: `burning`; `break`: `broken`.',
    either(choice(STATES), list(choice(STATES), 4, 1)),
  ),
  voice: about('The voice that speaks its lines.', text(100)),
}

const good = object({ asset: text(80) }, { colour })

const member = named('member', object({ id }, looks))

export const entity = named(
  'entity',
  object(
    {
      id,
      asset: about(
        'An id or a name of the catalogue, the id of an asset of this document, `input:images[0]`, `input:videos[0]`, or `subject:<id>`.',
        text(100),
      ),
    },
    {
      name: about('For people: it is not drawn.', text(80)),
      count: about('The number of members.', integer(1, SCENE_LIMITS.count)),
      members: about(
        'Ids of the first of them, so that each can be placed and act by itself; or objects with an `id` and looks of their own instead of those of the entity.',
        list(either(id, member), SCENE_LIMITS.count),
      ),
      formation: about(
        "How several stand and go. `row`: across the picture, the first at its left. `line`: one behind the other the way they look, the first ahead. `wedge`: as geese fly, the first ahead. `circle`: around what they are placed to, the first before it at the picture's left, the others clockwise seen from above. `crowd`: loose rows.",
        choice(FORMATIONS),
      ),
      ...looks,
      shows: about(
        'What is seen on the front of a screen, a poster, a painting or a window: `input:images[0]`, `input:videos[0]`, or an asset or a place of the catalogue.',
        text(100),
      ),
      goods: about('Its contents: a basket, a cart, a stall or a shelf full of these.', list(good, 8)),
    },
  ),
)

export const place = named(
  'place',
  object(
    {
      id,
      asset: about(
        'An id or a name of the places of the catalogue, or `input:images[0]`: the picture is seen behind the cast.',
        text(100),
      ),
    },
    {
      time: choice(TIMES),
      weather: choice(WEATHERS),
      season: choice(SEASONS),
      lights: about('The state of lamps and windows.', choice(SWITCHES)),
      tide: choice(TIDES),
      backdrop: about('The colour of the paper behind a product.', colour),
      colours: about(
        'Colours of its parts instead of their usual ones: `walls`, `floor` and `ceiling` of a room; `sky`, `water`, `ground` and `plants` of a place in the open, or seen through its windows. The light of the hour falls on them.',
        object(
          {},
          { sky: colour, water: colour, ground: colour, plants: colour, walls: colour, floor: colour, ceiling: colour },
        ),
      ),
      surface: about('The surface under a product.', object({ material: text(40) }, { colour })),
      dressing: about(
        'What the place is dressed with besides its own: each stands several times around the cast, or hangs on the wall.',
        list(object({ asset: text(80) }, { colour, side: choice(['left', 'right']) }), 20),
      ),
      goods: about('The goods on its shelves and in its beds.', list(good, 8)),
      light: list(choice(LIGHTS), 6),
      imagery: about(
        'Of an abstract place: what is seen instead of one.',
        object({ kind: choice(IMAGERY) }, { colours: list(colour, 8), to: list(colour, 8), ground: colour }),
      ),
    },
  ),
)

const placement = named(
  'placement',
  object(
    {
      who: entityId,
      relation: about(
        "`before`, `behind` and `beside` an entity are the picture's: nearer to the camera, further from it, to its left or right; `before` and `behind` an anchor count from its own front. `at`: close before it, turned to it. `in` and `on` water: it swims or floats. `on` somebody: the lap, or the shoulders of who stands. A flat thing `on` something lies; `standing-on` it stands. Who is beside somebody on a bed or a table is on it too.",
        choice(RELATIONS),
      ),
    },
    {
      to: about(
        'What it stands to; two of them for `between`. Of `held-by` a part says how: `ann/left-hand`, `ann/hands`, `ann/head` for over the head, `ann/ears`, `ann/chest`.',
        either(target, list(target, 2, 2)),
      ),
      with: about('Of `towed-by` and `held-by`: the rope, string or lead between the two.', entityId),
      near: about(
        'Of a floor, ground, water or top: near this; `side` and `distance` are then counted from it, and not from `to`.',
        target,
      ),
      side: about(
        "The picture's side, seen from the camera of the first shot in the place. `near` is the same as `front`, `far` as `back`, and further. With `before` and `behind`: before or behind its left or right edge. With `on`: that part of its top.",
        choice(SIDES),
      ),
      distance: about('Metres between their edges.', number(0, METRES.max)),
      offset: about(
        'Metres added to where relation, side and distance put its middle: right, up, towards the camera. With `at` they count from the middle of what it is at.',
        point,
      ),
      facing: about(
        "An entity, an anchor, `camera`, `away`, the picture's `left` or `right`, or degrees: 0 looks to the camera, 90 to the right of the picture.",
        either(target, number(-360, 360)),
      ),
    },
  ),
)

const path = named(
  'path',
  either(
    object(
      { to: either(target, about('Metres from where it is: right, up, towards the camera.', point)) },
      {
        relation: about(
          'Where it ends, as in a placement to the same target: "behind the tree", "on the roof". Without it, close to the target. It goes round the target where that is in the way.',
          choice(PATH_RELATIONS),
        ),
        side: about("The picture's side of the target, as in a placement.", choice(SIDES)),
        distance: about('Metres between their edges.', number(0, METRES.max)),
      },
    ),
    object(
      {
        around: about(
          'From where it is straight to the circle, then round it, once or as far as its pace takes it. It looks where it goes.',
          target,
        ),
      },
      {
        radius: about('The distance between the centres; by default the present one.', metres),
        turns: about('Seen from above: above 0 anticlockwise, below 0 clockwise.', number(-50, 50)),
      },
    ),
    object({
      points: about(
        'One after the other, each in metres from where it sets out, which is no point itself: right, up, towards the camera. It looks where it goes.',
        list(point, 40, 1),
      ),
    }),
  ),
)

const action = named(
  'action',
  object(
    { who: entityId, does: about('An id or a name of the actions of the catalogue.', text(80)) },
    {
      object: about('The object of the action.', target),
      target: about('The goal of the action.', target),
      with: about('Tools and means.', list(target, 6)),
      of: about('The source or the material.', target),
      text: about('The text that is written or shown.', text(200)),
      path,
      speed: either(choice(SPEEDS), about('Metres a second.', number(0.01, 300))),
      manner: choice(FEELINGS),
      from: about(
        'Without it, from the beginning of the shot. Actions of one at the same time are all seen; of two that take the whole body (to walk, sit, lie) the one that begins later.',
        seconds,
      ),
      to: about(
        'Without it, until the end of the shot. It may be in a later shot of the same place if each shot up to there `continues`.',
        seconds,
      ),
      becomes: about(
        'How the object is at the end; who does it, where there is no object. It stays where it is.',
        object(
          {},
          {
            colour,
            size: choice(SIZES),
            material: text(40),
            age: choice(AGES),
            hair: colour,
            lights: choice(SWITCHES),
            asset: text(80),
            count: integer(1, SCENE_LIMITS.count),
          },
        ),
      ),
    },
  ),
)

export const camera = named(
  'camera',
  object(
    {},
    {
      target: about(
        'What the frame holds: all of them, also where they are of different size and stand far apart. Without it, who acts and who lives.',
        list(target, 12),
      ),
      size: about(
        'How much of each target the frame holds. Of who has a face: `eyes`; `face`; `hands`; `bust`, from the crown to the chest; `waist`, from the crown to the hips; `whole`. Of a thing: `eyes`, `face` and `hands` are a detail, its letters or its upper part, the others all of it. The targets fill nine tenths of the frame, of `wide` half of its height or three quarters of its width.',
        choice(SHOT_SIZES),
      ),
      angle: about(
        '`eye`: level with the eyes, down by up to 15 degrees where something is in the way. `high`: down by 32 degrees. `low`: up from near the ground. `top`: straight down, also indoors. `aerial`: from the air. Without it, as far down as shows most.',
        choice(ANGLES),
      ),
      pitch: about(
        'Degrees that it looks down, or up where it is negative, instead of an angle: 90 is straight down.',
        number(-90, 90),
      ),
      from: about(
        "From which side of the targets, within 22 degrees of it. `left` and `right` are the picture's. `front` is the side that all targets look to, but for things much smaller than the living; it is the picture's where they look different ways, and where the facing of one is said by the picture: in degrees or as `camera`, `away`, `left` or `right`. `behind` and `back` are behind the first target, and the picture's where its facing is said by the picture. Without it, from where most is seen, near the picture's front. Or over the shoulder, `over:<entity>`, or through the eyes, `eyes-of:<entity>`.",
        either(choice(CAMERA_SIDES), text(60, { pattern: '^(over|eyes-of):[A-Za-z][A-Za-z0-9_-]{0,39}$' })),
      ),
      move: about(
        '`orbit` goes to the right around the targets, anticlockwise seen from above; `orbit-left` clockwise. `from` is the middle of its way.',
        choice(MOVES),
      ),
      amount: about(
        'How far the move goes. Of an orbit: `small` 30 degrees, `normal` 75, `large` 180, or degrees: 360 is once around. Other moves take the words only.',
        either(choice(AMOUNTS), number(1, 720)),
      ),
      speed: choice(SPEEDS),
      lens: list(choice(LENSES), 4),
      roll: about('Degrees that the picture turns clockwise; letters on the screen stay upright.', number(-90, 90)),
      focus: about(
        'What is sharp, if not the target; what is before and behind it is soft. With the lens `rack-focus`, what is sharp at the end.',
        target,
      ),
    },
  ),
)

const shot = named(
  'shot',
  object(
    { from: seconds, to: seconds, place: about('The id of a place.', id) },
    {
      continues: about(
        'Goes on in the place of the shot before: who is there stays where and as they ended, sitting, lying, with what they hold and wear; things stay open, lit, broken.',
        flag,
      ),
      transition: about(
        'How it begins.',
        either(choice(TRANSITIONS), object({ kind: choice(TRANSITIONS) }, { seconds: number(0, 5) })),
      ),
      placements: list(placement, SCENE_LIMITS.perShot),
      actions: list(action, SCENE_LIMITS.perShot),
      looks: list(object({ who: entityId, at: target }, { from: seconds, to: seconds }), 40),
      speech: list(
        object(
          { text: text(1_000) },
          {
            who: about('The speaker; without it an unseen narrator.', entityId),
            from: seconds,
            to: seconds,
            voice: text(100),
            manner: choice(FEELINGS),
          },
        ),
        20,
      ),
      texts: list(
        object(
          { text: text(200) },
          {
            on: about('`screen`, or what it is written on.', target),
            box,
            align: choice(ALIGNMENTS),
            weight: choice(WEIGHTS),
            size: about(
              "Of the box's height, how much the letters take, as far as they fit its width: `small` 0.45, `normal` 0.7, `large` 0.9, `huge` all of it.",
              choice(TEXT_SIZES),
            ),
            colour,
            enter: choice(ENTRANCES),
            from: seconds,
            to: seconds,
          },
        ),
        20,
      ),
      sounds: list(
        object(
          { sound: choice(SOUNDS) },
          {
            of: about('The entity whose sound it is. The sound comes from its side and distance.', target),
            from: seconds,
            to: seconds,
            volume: choice(VOLUMES),
          },
        ),
        20,
      ),
      camera,
      becomes: about(
        'What hour, weather or season it is at the end of the shot.',
        object(
          {},
          {
            time: choice(TIMES),
            weather: choice(WEATHERS),
            season: choice(SEASONS),
            lights: choice(SWITCHES),
            tide: choice(TIDES),
          },
        ),
      ),
      plays: about('The direction of time.', choice(PLAYBACK)),
      speed: about(
        'How fast time passes: 0.25 is slow motion, 8 a time lapse. All that moves is slower or faster, and so are its sounds, at most four times; the camera, the letters and the lines that are spoken keep their times. `from` and `to` are seconds of the clip at any speed.',
        number(0.05, 100),
      ),
      panel: about(
        'The part of a split screen that it is seen in, as shares of the frame: left, top, width, height. The shots of a split screen have the same `from` and `to`.',
        vector(['left', 'top', 'width', 'height'], 0, 1),
      ),
    },
  ),
)

const music = about(
  'Its mood, more of it, or `none`. Where it is left out, soft music plays if nothing else is heard.',
  either(
    choice(['none']),
    choice(MOODS),
    object(
      {},
      {
        mood: choice(MOODS),
        genre: choice(GENRES),
        tempo: about('Beats a minute.', number(40, 220)),
        lead: about('The instrument that plays the melody.', choice(LEADS)),
        volume: choice(VOLUMES),
      },
    ),
  ),
)

export const language = about(
  'Of its letters and its speech, such as `en` or `zh`.',
  text(20, { pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
)

const note = object({ code: text(60), at: text(300, { min: 0 }), message: text(600) })

const scene = object(
  {
    version: exactly(SCENE_VERSION),
    seconds: number(0.2, SCENE_LIMITS.seconds),
    entities: list(entity, SCENE_LIMITS.entities),
    places: list(place, SCENE_LIMITS.places, 1),
    shots: list(shot, SCENE_LIMITS.shots, 1),
  },
  {
    title: about('For people: it is not drawn.', text(200)),
    language,
    style: object(
      {},
      {
        look: choice(LOOKS),
        mood: choice(MOODS),
        palette: list(colour, 6),
        border: about('The lines between the panels of a split screen; black by default.', colour),
      },
    ),
    assets: about('Things that the catalogue does not have.', list(asset, SCENE_LIMITS.assets)),
    sound: object({}, { music, ambience: list(choice(SOUNDS), 6) }),
    origin: about(
      'Who wrote it, from which words, and what could not be done.',
      object({}, { reader: text(100), prompt: text(20_000), notes: list(note, 300) }),
    ),
  },
)

export type Scene = TypeOf<typeof scene>
export type Entity = Scene['entities'][number]
export type ScenePlace = Scene['places'][number]
export type SceneShot = Scene['shots'][number]
export type Placement = NonNullable<SceneShot['placements']>[number]
export type Action = NonNullable<SceneShot['actions']>[number]
export type SceneCamera = NonNullable<SceneShot['camera']>
export type SceneText = NonNullable<SceneShot['texts']>[number]
export type Speech = NonNullable<SceneShot['speech']>[number]
export type SceneAsset = NonNullable<Scene['assets']>[number]
export type SceneNote = NonNullable<NonNullable<Scene['origin']>['notes']>[number]
export type SceneMusic = NonNullable<NonNullable<Scene['sound']>['music']>
export type Looks = Omit<TypeOf<typeof member>, 'id'>
export type Colour = NonNullable<Entity['colour']>

/** The parts that a document refers to by `#/$defs/name`. */
export const SCENE_DEFINITIONS: JsonSchema = Object.fromEntries(
  [asset, ...ASSET_DEFINITIONS, traits, worn, member, entity, place, placement, path, action, camera, shot].map(
    ({ name, definition }) => [name, definition],
  ),
)

/** The one definition of a scene document, JSON Schema draft 2020-12. */
export const SCENE_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: SCENE_SCHEMA_ID,
  title: SCENE_VERSION,
  description: 'Everything that is seen and heard in a clip. Lengths in metres, times in seconds of the clip.',
  ...scene.json,
  $defs: SCENE_DEFINITIONS,
}
