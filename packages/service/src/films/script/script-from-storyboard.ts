import { tellShot } from '@kinora/media/engine/tell-scene'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { type Script, SCRIPT_VERSION, type ScriptPicture } from '@kinora/media/script/script-schema'
import type { Storyboard, StoryShot } from '@kinora/media/shots/storyboard'

/** A storyboard as a script document: its cast and places, and its shots with their documents, lines and titles. */
export const scriptFromStoryboard = ({ language, shots, narration, music, cast }: Storyboard): Script => ({
  version: SCRIPT_VERSION,
  language,
  ...(cast?.entities?.length && { cast: [...cast.entities] }),
  ...(cast?.places?.length && { places: [...cast.places] }),
  shots: shots.map((shot, at) => {
    const lines = (narration?.lines ?? []).filter(line => line.shot === at).map(({ text }) => ({ text }))
    return {
      seconds: shot.frames / FRAMES_PER_SECOND,
      words: tellShot(shot.prompt, shot.camera ?? {}, language),
      ...(shot.pictures.length > 0 && { pictures: shot.pictures.map(picture => usedPicture(picture, shot)) }),
      ...(lines.length > 0 && { lines }),
      ...(shot.purpose && { purpose: shot.purpose }),
      ...(shot.camera && Object.keys(shot.camera).length > 0 && { camera: shot.camera }),
      ...(shot.energy !== undefined && { energy: shot.energy }),
      ...(shot.section && { section: shot.section }),
      ...(shot.scene && { scene: shot.scene }),
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
