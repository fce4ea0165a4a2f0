import type { KokoroVoice } from '../../models/kokoro-voice-sums.ts'
import type { VoiceMeasures } from './measure-voice.ts'

/** The model's voices that recordings are compared with, each as `measureVoice` finds it in a sentence that it says. */
export const MEASURED_TIMBRES: Readonly<Partial<Record<KokoroVoice, VoiceMeasures>>> = {
  af_alloy: {
    hertz: 137.5,
    semitones: 6.2,
    pace: 4.39,
    timbre: [15.1, 11.3, 8.7, 7.7, 5.3, 2.9, -1.7, -2, -4.2, -2.4, -9.3, -16.5, -14.8],
  },
  af_aoede: {
    hertz: 178.8,
    semitones: 7.5,
    pace: 4.48,
    timbre: [15.3, 12.8, 12.4, 10.1, 9.5, 5.8, -2, -5.7, -7.9, -5.4, -13.6, -17.3, -13.9],
  },
  af_bella: {
    hertz: 192.2,
    semitones: 5.7,
    pace: 4.79,
    timbre: [15.5, 13.1, 10.9, 5.4, 1.7, 2.6, -2.7, -6.7, -10.6, -9.6, -6.9, -7.6, -5],
  },
  af_heart: {
    hertz: 194.5,
    semitones: 6.8,
    pace: 4.73,
    timbre: [12.1, 9.5, 9.4, 4.3, 5, 4, 0.6, -3.8, -4.9, -4.8, -6.4, -11.4, -13.5],
  },
  af_jessica: {
    hertz: 208.0,
    semitones: 8.0,
    pace: 4.52,
    timbre: [6.4, 7, 8.5, 6.5, 2.9, 2.6, 0.2, -4.1, -6.1, -2.4, -4.2, -7.9, -9.2],
  },
  af_kore: {
    hertz: 148.0,
    semitones: 10.2,
    pace: 3.98,
    timbre: [15.9, 14.3, 12.5, 7.6, 2.6, 1.7, -0.7, -1.7, -9.2, -5.8, -8.8, -11.6, -16.7],
  },
  af_nicole: {
    hertz: 142.6,
    semitones: 3.8,
    pace: 4.11,
    timbre: [21.7, 6.3, 6.6, -0.8, 1.2, 2.8, -2.9, -2.2, -7.4, -2.9, -1.2, -7.1, -14.1],
  },
  af_nova: {
    hertz: 157.5,
    semitones: 6.1,
    pace: 4.79,
    timbre: [14.1, 11.9, 9.1, 8.6, 7.4, 8.1, 0.4, -3.5, -6.7, -7.1, -7.2, -15, -20.1],
  },
}
