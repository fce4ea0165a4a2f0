// What the plans of films need of `film-writing` and `stories`.

export { adTone } from './film-writing/ad/tones.ts'
export { writeAdScript } from './film-writing/ad/write-ad-script.ts'
export { addedTo, applyChange } from './film-writing/changes/apply-change.ts'
export { readFilmWords, type FilmChange } from './film-writing/changes/read-film-words.ts'
export { describedMembers } from './film-writing/comic/comic-cast.ts'
export type { Comic, ComicAsset, Panel, PanelFrame, SpokenLine } from './film-writing/comic/comic.ts'
export { readChapters } from './film-writing/comic/read-chapters.ts'
export { writeGeneralScript } from './film-writing/general/write-general-script.ts'
export {
  LONGEST_LIP_SYNC_SECONDS,
  planMusicVideo,
  type MusicVideoOptions,
} from './film-writing/music-video/plan-music-video.ts'
export { findFacts, findLacking, type Fact } from './film-writing/script/find-facts.ts'
export { GAP_SECONDS, SLACK, findScriptFaults, type WantedScript } from './film-writing/script/find-script-faults.ts'
export { withEndCard } from './film-writing/script/with-end-card.ts'
export { chooseFeeling } from './film-writing/shots/choose-feeling.ts'
export { describePicture } from './film-writing/shots/describe-picture.ts'
export { numberLocally } from './film-writing/shots/picture-mentions.ts'
export { lookOfStyle, styleWords } from './film-writing/shots/style-and-place.ts'
export { extractVoiceRequest, narratorFor } from './film-writing/voices/extract-voice-request.ts'
export { NARRATOR, suitedVoices } from './film-writing/voices/suited-voices.ts'
export { contentWords, unusedWords } from './film-writing/words/content-words.ts'
export { estimateSpeakingSeconds } from './film-writing/words/estimate-speaking-seconds.ts'
export { isPlaced } from './film-writing/words/setting-words.ts'
export { takeQuotedWords } from './film-writing/words/quoted-words.ts'
export { sortBrief } from './film-writing/words/sort-brief.ts'
export { writeStoryScript } from './stories/write-story-script.ts'
