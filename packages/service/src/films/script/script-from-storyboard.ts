import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { type Script, SCRIPT_VERSION, type ScriptPicture } from '@kinora/media/script/script-schema'
import type { Storyboard, StoryShot } from '../storyboard.ts'

/** Converts a storyboard of the rules to a script. */
export const scriptFromStoryboard = ({ language, shots, narration, music }: Storyboard): Script => ({
  version: SCRIPT_VERSION,
  language,
  shots: shots.map((shot, at) => {
    const lines = (narration?.lines ?? []).filter(line => line.shot === at).map(({ text }) => ({ text }))
    return {
      seconds: shot.frames / FRAMES_PER_SECOND,
      words: shot.prompt,
      ...(shot.pictures.length > 0 && { pictures: shot.pictures.map(picture => usedPicture(picture, shot)) }),
      ...(lines.length > 0 && { lines }),
      ...(shot.title && { title: { text: shot.title.text, style: shot.title.style } }),
    }
  }),
  ...(music && { music: music.prompt }),
  origin: { writer: 'rules' },
})

const usedPicture = (picture: number, { from }: StoryShot): ScriptPicture => ({
  picture,
  as: from === 'frame' ? 'frame' : 'subject',
})
