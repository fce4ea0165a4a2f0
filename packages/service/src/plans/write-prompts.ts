import type { PictureAnalysis } from '@kinora/media/engine/contract'
import type { PROMPT_TYPES } from '../catalog/generators/img2video-prompt-recommendation.ts'
import { type Template, templates } from '../catalog/templates.ts'
import type { RecommendedPrompt } from '../store/tasks/task-row.ts'

type PromptType = (typeof PROMPT_TYPES)[number]
type Sort = 'person' | 'people' | 'place' | 'thing'

/** A title and a sentence; `{it}` is replaced by the subject of the picture. */
type Idea = readonly [content: string, prompt: string]

const IDEAS: Readonly<Record<Exclude<PromptType, 'template'>, Readonly<Record<Sort, readonly Idea[]>>>> = {
  img2video: {
    person: [
      ['A smile', '{it} looks into the camera and smiles, the camera slowly pushes in'],
      ['Wind in the hair', '{it} stands in a light wind, hair moving softly, the camera drifts'],
      ['A turn of the head', '{it} turns slowly towards the light, close-up'],
      ['A walk ahead', '{it} walks towards the camera, the camera pulls back'],
      ['Snow falls', '{it} in falling snow, breathing softly, static camera'],
      ['A dance', '{it} dances to music, handheld camera'],
      ['A wave', '{it} waves at the camera and laughs, medium shot'],
      ['Golden hour', '{it} in warm evening light, the camera slowly orbits'],
      ['In the rain', '{it} in the rain at night, lights behind, the camera slowly pushes in'],
      ['Looking up', '{it} looks up at the sky, the camera slowly tilts up'],
    ],
    people: [
      ['Together', '{it} look at each other and smile, the camera slowly pushes in'],
      ['A laugh', '{it} laugh together, handheld camera'],
      ['A walk', '{it} walk side by side, the camera slides along'],
      ['Evening light', '{it} in warm evening light, the camera slowly orbits'],
      ['A dance', '{it} dance together, the camera drifts'],
      ['Petals', '{it} under falling petals, the camera slowly pulls back'],
      ['A wave', '{it} wave at the camera, static camera'],
      ['Snow', '{it} in falling snow, the camera slowly pushes in'],
      ['Fireworks', '{it} watch fireworks at night, wide shot'],
      ['Wind', '{it} in a light wind, the camera slowly pans right'],
    ],
    place: [
      ['Clouds pass', 'Clouds pass over {it}, the camera slowly pans right'],
      ['Morning mist', 'Mist drifts through {it} at dawn, the camera slowly pushes in'],
      ['From above', 'The camera rises over {it}, crane up'],
      ['Into the evening', 'Evening falls over {it}, warm light, the camera slowly pulls back'],
      ['Rain', 'Rain falls on {it}, static camera'],
      ['Snow', 'Snow falls on {it}, the camera drifts'],
      ['Stars', 'Stars over {it} at night, the camera slowly tilts up'],
      ['Birds', 'Birds fly over {it}, the camera slowly pans left'],
      ['Wind', 'Wind moves the leaves in {it}, the camera slowly pushes in'],
      ['Storm', 'A storm comes up over {it}, lightning far away, wide shot'],
    ],
    thing: [
      ['A slow orbit', 'The camera slowly orbits {it}, light passes over it'],
      ['Closer', 'The camera slowly pushes in on {it}, soft light'],
      ['From below', 'The camera slowly tilts up along {it}'],
      ['In the rain', '{it} in light rain, drops run down, close-up'],
      ['Golden light', '{it} in warm evening light, dust in the air, the camera drifts'],
      ['A reveal', 'The camera pulls back from {it} and shows what is around it'],
      ['Snow', 'Snow falls around {it}, static camera'],
      ['A pan', 'The camera slowly pans right across {it}'],
      ['Neon', '{it} under neon lights at night, the camera slides left'],
      ['Still life', '{it} rests in the light of a window, static camera'],
    ],
  },
  start_end2video: {
    person: [
      ['From day to night', 'The light on {it} goes from morning to night, static camera'],
      ['Nearer', '{it} from afar to a close-up, the camera pushes in'],
      ['Seasons', 'Around {it} summer becomes winter'],
      ['A change of dress', '{it} turns once and wears something else'],
      ['Younger and older', '{it} grows older, smoothly'],
      ['From sketch to photo', 'A drawing becomes {it}'],
      ['Another place', '{it} stays, and the place around changes'],
      ['A change of mood', '{it} looks serious and ends with a smile'],
      ['Out of the mist', '{it} comes out of the mist'],
      ['Into the distance', '{it} walks away until small, the camera stays'],
    ],
    people: [
      ['Coming together', '{it} begin apart and end close together'],
      ['From day to night', 'The light on {it} goes from day to night'],
      ['Seasons', 'Around {it} spring becomes autumn'],
      ['Nearer', '{it} from a wide shot to a close-up'],
      ['Then and now', 'An old photo of {it} becomes a new one'],
      ['Another place', '{it} stay, and the place around changes'],
      ['A party begins', '{it} stand still, then celebrate'],
      ['Out of the mist', '{it} come out of the mist'],
      ['From drawing to photo', 'A drawing becomes {it}'],
      ['Farewell', '{it} wave and walk away'],
    ],
    place: [
      ['From day to night', '{it} from morning to night, time-lapse'],
      ['Seasons', '{it} from summer to winter, time-lapse'],
      ['Clear to storm', 'A clear sky over {it} becomes a storm'],
      ['Then and now', '{it} as it was becomes {it} as it is'],
      ['Nearer', 'From high above down into {it}'],
      ['Fog lifts', 'Fog lifts from {it}'],
      ['Lights go on', 'In {it} the lights go on, one by one'],
      ['Empty to full', '{it} empty, then full of people'],
      ['Bloom', 'Flowers open all over {it}'],
      ['From drawing to photo', 'A drawing becomes {it}'],
    ],
    thing: [
      ['Assembled', 'Parts come together and become {it}'],
      ['Unwrapped', 'A box opens and shows {it}'],
      ['Another colour', '{it} changes its colour'],
      ['From day to night', 'The light on {it} goes from day to night'],
      ['Nearer', '{it} from afar to its smallest detail'],
      ['Out of water', '{it} rises out of the water'],
      ['From drawing to photo', 'A drawing becomes {it}'],
      ['Old to new', '{it} worn and old becomes new'],
      ['Turned', '{it} from the front to the back, one turn'],
      ['Frozen', '{it} is covered by frost, then thaws'],
    ],
  },
  e_commerce: (() => {
    const goods: readonly Idea[] = [
      ['Turntable', '{it} turns slowly on a plain background, studio light, product shot'],
      ['Detail', 'Close-up of the material of {it}, the camera slides right, product shot'],
      ['Hero', '{it} on a pedestal, light sweeps across, the camera slowly pushes in'],
      ['In use', 'A hand takes {it} and shows it to the camera, bright room'],
      ['Splash', 'Water splashes around {it}, slow motion, clean background'],
      ['Colours', '{it} before a background that changes its colour, static camera'],
      ['Unboxing', 'A box opens and {it} comes out, top view'],
      ['At home', '{it} on a table in morning light, the camera drifts'],
      ['Outdoors', '{it} in a sunny garden, shallow depth of field, the camera orbits'],
      ['Final shot', '{it} alone in the middle, soft shadow, the camera slowly pulls back'],
    ]
    const model: readonly Idea[] = [
      ['Runway', '{it} walks ahead and shows the outfit, the camera pulls back'],
      ['A turn', '{it} turns once and shows the clothes from all sides, studio light'],
      ['Detail', 'Close-up of the cloth that is worn, the camera tilts up, studio light'],
      ['Poses', '{it} changes the pose to the beat, plain background'],
      ['Street', '{it} in a city street, evening light, the camera slides along'],
      ['Smile', '{it} smiles at the camera, soft studio light, medium shot'],
      ['Wind', '{it} in a light wind, the cloth moves, slow motion'],
      ['Mirror', '{it} before a mirror, bright room, the camera drifts'],
      ['Accessories', 'Close-up of hands and accessories, the camera pans right'],
      ['Final pose', '{it} stands in the middle, light from behind, the camera slowly pulls back'],
    ]
    return { person: model, people: model, place: goods, thing: goods }
  })(),
}

/** The templates that suit one person, two, or none, best first. */
const SUITED: Readonly<Record<Sort, readonly string[]>> = {
  person:
    'live_memory exotic_princess blow_kiss ghibli fairy_me beast_companion shake_it_down head_to_balloon covered_liquid_metal turn_into_zombie'.split(
      ' ',
    ),
  people:
    'hugging kissing live_memory couple_arrival cheek_kiss rain_kiss ghibli kissing_pro hugging_pro french_kiss'.split(
      ' ',
    ),
  place: 'ghibli live_memory minecraft simpsons_comic'.split(' '),
  thing: 'ghibli minecraft simpsons_comic live_memory covered_liquid_metal subject_3 fairy_me shake_it_down'.split(' '),
}

/** Writes this many different prompts of a type for what was seen. */
export function writePrompts(
  seen: PictureAnalysis,
  type: PromptType,
  count: number,
): Omit<RecommendedPrompt, 'resolution'>[] {
  const sort = sortOf(seen)
  if (type === 'template')
    return rankTemplates(sort)
      .slice(0, count)
      .map(({ id, about: { en } }) => ({ type, content: en, prompt: `${en}.`, template: id }))
  const it = nameOf(seen, sort)
  const ideas = IDEAS[type][sort]
  // Each picture begins with another idea.
  const first = checksum(seen) % ideas.length
  return Array.from({ length: Math.min(count, ideas.length) }, (_, at) => {
    const [content, words] = ideas[(first + at) % ideas.length]!
    const said = words.replaceAll('{it}', it)
    const tones = seen.colours.length > 0 && at % 2 === 0 ? `, in ${seen.colours.slice(0, 2).join(' and ')} tones` : ''
    return { type, content, prompt: `${said.charAt(0).toUpperCase()}${said.slice(1)}${tones}.`, template: '' }
  })
}

/** All templates for one picture: the suitable ones, then those for one person, then those for two. */
const rankTemplates = (sort: Sort): Template[] =>
  templates
    .filter(({ pictures: [min] }) => min === 1)
    .toSorted((one, other) => placeOf(one, sort) - placeOf(other, sort))

function placeOf({ id, pictures: [, max] }: Template, sort: Sort): number {
  const place = SUITED[sort].indexOf(id)
  return place >= 0 ? place : SUITED[sort].length + max
}

const PEOPLE = /\b(?:person|man|woman|girl|boy|child|bride|singer|dancer|face|portrait)\b/i

function sortOf({ faces, subject, isPlace }: PictureAnalysis): Sort {
  if (faces.length > 1) return 'people'
  if (faces.length === 1 || PEOPLE.test(subject)) return 'person'
  return isPlace ? 'place' : 'thing'
}

const UNNAMED: Readonly<Record<Sort, string>> = {
  person: 'the person',
  people: 'the people',
  place: 'the landscape',
  thing: 'the subject',
}

const nameOf = ({ subject }: PictureAnalysis, sort: Sort): string => {
  const named = subject.trim().toLowerCase()
  return named === '' || sort === 'people' ? UNNAMED[sort] : `the ${named}`
}

function checksum({ subject, colours, faces }: PictureAnalysis): number {
  const said = `${subject} ${colours.join(' ')} ${faces.map(({ left, top }) => `${Math.round(left * 50)} ${Math.round(top * 50)}`).join(' ')}`
  return Array.from(said).reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
}
