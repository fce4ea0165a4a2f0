import {
  about,
  choice,
  either,
  exactly,
  flag,
  integer,
  list,
  mapping,
  number,
  object,
  text,
  tuple,
  type TypeOf,
  vector,
  yes,
} from './schema-words.ts'
import { SOUNDS } from './vocabulary.ts'

export const PLACE_VERSION = 'kinora.place/1'

/** Places that are painted by the steps of a landscape, for one camera. */
export const PLACE_KITS = [
  'abstract',
  'beach',
  'desert',
  'forest',
  'garden',
  'lake',
  'meadow',
  'mountains',
  'river',
  'sea',
  'sky',
  'skyline',
  'snowfield',
  'space',
  'stage',
  'street',
  'sweep',
  'table',
  'underwater',
  'waterfall',
] as const

/** Kinds of place with traits that other places have. */
const PLACE_TRAITS = [...PLACE_KITS, 'kitchen', 'room'] as const

/** Patterns that surfaces of places are covered with; the order is that of the kernels. */
export const MATERIALS_OF_PLACES = [
  'plain',
  'boards',
  'plaster',
  'cloth',
  'brick',
  'facade',
  'road',
  'slabs',
  'marble',
  'tiles',
  'curtain',
  'painting',
  'books',
  'rug',
  'shopfront',
  'wood',
  'leather',
  'stripes',
  'goods',
  'rock',
  'crowd',
  'leaves',
  'panes',
  'pool',
  'roof',
  'blocks',
] as const

const id = text(60, { pattern: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$' })
const hex = about('`#rrggbb`.', text(7, { pattern: '^#[0-9a-f]{6}$' }))
const placeMaterial = about('The pattern that it is covered with.', choice(MATERIALS_OF_PLACES))
const metres = number(-1_000, 1_000)
const range = (least: number, most: number) => vector(['from', 'to'], least, most)
const point = vector(['x', 'y', 'z'], -10_000, 10_000)
const kindOfKinds = (what: string) => about(`${what}: a name of \`place-kinds.json\`.`, id)

const cover = {
  material: placeMaterial,
  second: about('The other colour of the pattern.', hex),
  scale: about('The size of the pattern, metres.', number(0.01, 100)),
  gloss: about('Its reflectance: 1 is a mirror.', number(0, 1)),
  rough: about('The roughness of its reflection.', number(0, 1)),
}
const surface = object({ colour: hex }, cover)

const dressing = about(
  'Things that stand and hang there.',
  list(
    object(
      {
        asset: about('The id of an asset.', id),
        x: about('Metres to the right.', metres),
        z: about('Metres from the camera.', metres),
      },
      {
        y: about('Metres over the ground.', metres),
        turn: about(
          'Degrees about the upright, clockwise as seen from above; 0 has its front towards the camera.',
          number(-360, 360),
        ),
        scale: about('Times its size.', number(0.05, 20)),
        colour: about('The colour of its painted or covered parts.', hex),
        every: about('Repeated at this interval of depth, metres …', number(0.1, 1_000)),
        until: about('… until there.', metres),
        mirrored: about('The same on the other side, turned the other way.', yes),
      },
    ),
    200,
  ),
)

const common = {
  horizon: about('The horizon in the picture, 0 top to 1 bottom.', number(0, 1)),
  eye: about('The height of the camera, metres.', number(0.1, 100)),
  stands: about('Depths between which subjects stand. No dressing is in their way there.', range(0.5, 100)),
}

const openings = list(vector(['from', 'to', 'sill', 'head'], -1_000, 1_000), 20)
const interior = object(
  {
    size: about('Width, height and depth of the room.', vector(['width', 'height', 'depth'], 1, 200)),
    floor: surface,
    walls: surface,
    dressing,
  },
  {
    ...common,
    ceiling: surface,
    back: about('The far wall, if it differs.', surface),
    dado: about('The lower metre of the walls, if it differs.', surface),
    windows: about(
      'Openings in the walls, in order: from and to along the wall (x of the far wall, z of the others), sill and head.',
      object({}, { back: openings, left: openings, right: openings, bars: hex }),
    ),
    view: about('The view through them.', choice(['hills', 'city', 'sky', 'stars'])),
    lights: object(
      { kind: kindOfKinds('Lamps'), at: list(vector(['x', 'z'], -200, 200), 40, 1) },
      { always: about('They burn by day as well.', yes), strength: about('Times the usual.', number(0, 20)) },
    ),
  },
)

const growth = object(
  {
    kind: choice(['broadleaf', 'pine', 'palm', 'bush', 'rock', 'reeds']),
    count: integer(1, 200),
    z: about('Depths between which it grows.', range(-10, 1_000)),
    x: about(
      'The distance from the middle: at least this many metres, and up to this share of the depth more.',
      vector(['least', 'spread'], 0, 200),
    ),
    height: range(0.05, 100),
  },
  { colour: hex },
)

/** Names of settings as the kernels have them (relief.as, turf.as). */
const SETTING = '^[a-z][A-Za-z0-9]{0,39}$'
const settings = mapping(number(-1e6, 1e6), 40, SETTING)
const tints = mapping(text(20), 20, SETTING)

const open = object(
  { dressing },
  {
    ...common,
    lightFromSide: about('False: a low sun is in the picture.', flag),
    isTight: about('The furthest standing position is the limit for subjects.', yes),
    floor: about('Everything stands at this height, and not on the land.', metres),
    land: kindOfKinds('The ground'),
    far: kindOfKinds('What closes the view'),
    relief: about('Settings of the land of this place alone.', settings),
    tints: about('Colours of the land instead of those of the season.', tints),
    water: kindOfKinds('The water'),
    paved: about(
      'Slabs to stand on.',
      list(
        object(
          {
            colour: hex,
            x: about('Left and right.', range(-1_000, 1_000)),
            z: about('Near and far.', range(-1_000, 1_000)),
          },
          {
            ...cover,
            top: about('The height of its standing surface.', metres),
            foot: metres,
            isTurf: about('Grass, as green as the season has it.', yes),
            repeat: about(
              'The number of copies, their offset, and their colours in turn.',
              object({ count: integer(2, 200) }, { x: metres, z: metres, colours: list(hex, 12, 2) }),
            ),
          },
        ),
        120,
      ),
    ),
    growth: about('Plants and stones beside those who stand there.', list(growth, 20)),
    grass: object(
      {
        blades: about('For a picture of a million pixels.', number(0, 200_000)),
        height: number(0.01, 5),
      },
      {
        far: metres,
        path: about('The area without plants.', object({ x: metres, width: metres })),
        crop: about('The colour of the crop.', hex),
      },
    ),
    haze: about('The least amount per metre.', number(0, 1)),
    sky: object({ zenith: hex, horizon: hex }, { isBlack: yes, cloudless: yes }),
  },
)

const spot = object(
  { anchor: id, at: about('The middle of its foot.', point), size: vector(['width', 'height', 'depth'], 0, 10_000) },
  {
    many: about('The common anchor of several.', id),
    turn: about('Degrees about the upright; 0 has its front towards the camera.', number(-360, 360)),
    top: about('The height of the surface for people or things.', metres),
    seats: list(object({ at: point, turn: number(-360, 360) }), 20, 1),
    face: about(
      'The surface for letters or for the gaze.',
      object({ at: point, size: vector(['width', 'height'], 0, 1_000) }),
    ),
    isOnLand: about('Heights count from the land below it.', yes),
    sided: about('It changes sides in a mirrored place.', yes),
  },
)

const layout = either(object({ interior }), object({ open }))

const place = object(
  {
    version: exactly(PLACE_VERSION),
    id,
    names: object({ en: list(text(60), 120, 1), zh: list(text(60), 120, 1) }),
    isA: about('Kinds of place, from the nearest to the widest.', list(id, 10)),
    isIndoors: flag,
    views: about(
      'The valid directions of the camera: all sides for a room, the front for a place drawn for one camera.',
      choice(['all-sides', 'front']),
    ),
    sounds: about('Its sounds.', list(choice(SOUNDS), 10)),
    traits: about('The place whose traits it has: weather, water, sounds and clothes.', choice(PLACE_TRAITS)),
    anchors: about('Its anchors, which scene documents can name.', list(id, 60, 1)),
  },
  {
    interior: about('A room: a box with a floor, walls, windows, lights and furniture.', interior),
    open: about('An open place: land, water or pavement, with things and plants.', open),
    kit: about('The landscape that paints it.', choice(PLACE_KITS)),
    spots: about('The positions of the anchors of a kit.', list(spot, 120, 1)),
    like: about('The id of a place that it looks like.', id),
    goods: about('The assets that fill it.', list(id, 8, 1)),
    filled: about(
      'Its layout when it is full of goods: small ones on shelves, large ones on the floor.',
      object({}, { small: layout, large: layout }),
    ),
  },
)

export type PlaceDocument = TypeOf<typeof place>
export type PlaceInterior = TypeOf<typeof interior>
export type PlaceOpen = TypeOf<typeof open>
export type PlaceLayout = TypeOf<typeof layout>
export type PlaceDressing = TypeOf<typeof dressing>[number]
export type PlaceSurface = TypeOf<typeof surface>
export type PlaceGrowth = TypeOf<typeof growth>
export type PlaceSpot = TypeOf<typeof spot>

/** JSON Schema of a place of the library. */
export const placeSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: PLACE_VERSION,
  ...place.json,
}

const kinds = object({
  lights: mapping(
    object(
      {
        drop: about('Metres below the ceiling.', number(0, 10)),
        size: tuple(['width', 'height', 'depth'], number(0.01, 20)),
        colour: hex,
      },
      { isRound: yes },
    ),
    40,
  ),
  waters: mapping(object({ deep: hex, shallow: hex }, { isSea: about('It has the waves of the sea.', yes) }), 40),
  lands: mapping(object({ tints: about('Hues, or names of colours of the season.', tints), settings }), 40),
  fars: mapping(settings, 40),
  grounds: about(
    'The ground that a land gives to what is laid out on it, and the colour of what would be paved.',
    mapping(object({ land: id, far: id, colour: hex }, { isBare: yes }), 40),
  ),
})

export type PlaceKinds = TypeOf<typeof kinds>

/** JSON Schema of the kinds that documents of places name. */
export const placeKindsSchema = { $schema: placeSchema.$schema, $id: 'kinora.place-kinds/1', ...kinds.json }
