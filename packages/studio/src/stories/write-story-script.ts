import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { tellShot } from '@kinora/media/engine/tell-scene'
import { type Script, SCRIPT_VERSION, type ScriptShot } from '@kinora/media/script/script-schema'
import { planStory, type Segment } from './plan-story.ts'
import { readStory, storyTempo } from './stories.ts'
import { type Setting, STORY_NAMES, type Story, type Words } from './story.ts'

/** The pictures of a shot that a script can name; the words count the others. */
const MAX_NAMED = 7
/** The parts of one continuous shot: its title, its way, its last words. */
const ONE_SHOT = [0.2, 0.64, 0.16] as const

/** A story of so many pictures as a script document: its shots, letters and music. Undefined for an unknown story. */
export function writeStoryScript(named: string, pictures: number, seconds: number): Script | undefined {
  const name = STORY_NAMES.find(one => one === named)
  if (name === undefined) return undefined
  const story = readStory(name)
  const { language, genre, mood } = story
  return {
    version: SCRIPT_VERSION,
    title: story.title[language],
    language,
    shots:
      name === 'one_shot'
        ? oneShot(story, pictures, seconds)
        : planStory(Math.round(seconds * FRAMES_PER_SECOND), pictures, story).map(one => shotOf(one, story)),
    music: `${mood} ${genre}, ${Math.round(storyTempo(story))} bpm`,
    origin: { writer: 'rules' },
  }
}

function shotOf({ kind, beat, pictures, isAgain, from, to }: Segment, story: Story): ScriptShot {
  const { caption, move, setting } = beat
  const shown = toldPictures(pictures)
  const isWall = kind === 'wall'
  const seen = isWall
    ? `A wall of ${shown}`
    : setting
      ? `The people of ${shown} ${tellSetting(setting)}`
      : kind === 'closing'
        ? `A card with ${shown}`
        : `${capitalised(shown)}${isAgain ? ' from near' : ''}`
  const letters = caption?.[story.language]
  return {
    seconds: (to - from) / FRAMES_PER_SECOND,
    words: tellShot(seen, { move }, 'en'),
    pictures: pictures
      .slice(0, MAX_NAMED)
      .map(picture => ({ picture, as: setting || isWall || kind === 'closing' ? 'subject' : 'frame' })),
    ...(kind === 'opening' && { title: { text: inBoth(story.title, story), style: 'title' } }),
    ...(kind === 'closing' && { title: { text: inBoth(story.closing, story), style: 'end card' } }),
    ...((kind === 'shot' || isWall) && letters && { title: { text: letters, style: 'lower third' } }),
    camera: { move },
  }
}

/** A continuous move through all pictures. */
function oneShot(story: Story, count: number, seconds: number): ScriptShot[] {
  const pictures = Array.from({ length: count }, (_, at) => at)
  const { move, setting } = story.opening
  const seen = [
    'Picture 1 fills the frame',
    `The camera flies from picture to picture ${setting ? tellSetting(setting) : ''}: ${toldPictures(pictures)}`,
    `The last picture behind the letters`,
  ]
  const shown = [[0], pictures, [count - 1]]
  return ONE_SHOT.map(
    (share, at): ScriptShot => ({
      seconds: share * seconds,
      words: tellShot(seen[at]!, at === 0 ? { move } : {}, 'en'),
      ...(at > 0 && { continues: true }),
      pictures: shown[at]!.slice(0, MAX_NAMED).map(picture => ({ picture, as: at === 0 ? 'frame' : 'subject' })),
      ...(at === 0 && { title: { text: inBoth(story.title, story), style: 'title' }, camera: { move } }),
      ...(at === 2 && { title: { text: inBoth(story.closing, story), style: 'end card' } }),
    }),
  )
}

/** The large letters, and the smaller ones of the other language below. */
const inBoth = (words: Words, { language }: Story): string =>
  `${words[language]}\n${words[language === 'en' ? 'zh' : 'en']}`

const tellSetting = ({ place, time, weather, season, stance }: Setting): string =>
  [stance === 'cloud' ? 'on a cloud' : 'on the ground', place, time, season, weather].filter(Boolean).join(', ')

function toldPictures(pictures: readonly number[]): string {
  const [first = 0, last = first] = [pictures[0], pictures.at(-1)]
  return first === last ? `picture ${first + 1}` : `pictures ${first + 1} to ${last + 1}`
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
