import { type AdFilm, writeAdScript } from '../../../studio/src/film-writing/ad/write-ad-script.ts'
import { adTone } from '../../../studio/src/film-writing/ad/tones.ts'
import { type GeneralFilm, writeGeneralScript } from '../../../studio/src/film-writing/general/write-general-script.ts'
import { FILM_FORMS, storyboardFromScript } from '../../src/films/script/storyboard-from-script.ts'
import type { Storyboard } from '../../../media/src/shots/storyboard.ts'
import { estimateSpeakingSeconds } from '../../../studio/src/film-writing/words/estimate-speaking-seconds.ts'

// Films as the plans make them: the rules write a script, and one function cuts it.

type Measured = { say?: ((text: string) => number) | undefined }

export const writeAd = ({ say, ...film }: AdFilm & Measured) => {
  const { script, ...others } = writeAdScript({ ...film, ...(say && { say }) })
  const told = storyboardFromScript({
    ...film,
    script,
    form: FILM_FORMS.advertisement,
    narrator: language => adTone(film).voice[language],
    say: say ?? estimateSpeakingSeconds,
  })
  return { ...told, script, tooLong: others.tooLong, unsaid: [...others.unsaid, ...told.unsaid] }
}

export const writeGeneral = ({ say, ...film }: GeneralFilm & { seed: number } & Measured) => {
  const { script, members } = writeGeneralScript(film)
  const form = FILM_FORMS['general film']
  return { script, ...storyboardFromScript({ ...film, script, members, form, say: say ?? estimateSpeakingSeconds }) }
}

export const writeAdStoryboard = (film: AdFilm & Measured): Storyboard => writeAd(film).storyboard
export const writeGeneralStoryboard = (film: GeneralFilm & { seed: number } & Measured): Storyboard =>
  writeGeneral(film).storyboard
