import { SOUNDS } from '@kinora/media/scene/vocabulary'

export { SOUNDS as SOUND_CUES }
export type SoundCue = (typeof SOUNDS)[number]
