import type { KokoroVoice } from '../../models/kokoro-voice-sums.ts'
import type { VoiceMeasures } from './measure-voice.ts'

/** The model's voices for comparison, each measured by `measureVoice` from a spoken sentence. */
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
    hertz: 152.2,
    semitones: 9.3,
    pace: 3.86,
    timbre: [15.8, 14.9, 11.9, 7, 2.6, 1.4, -1.2, -2.4, -8.1, -6.7, -8.4, -11.5, -15.3],
  },
  af_nicole: {
    hertz: 141.0,
    semitones: 13.5,
    pace: 3.96,
    timbre: [22.4, 6.6, 7, 0, 1.6, 1.6, -3.2, -1.4, -6, -3.9, -1.3, -8, -15.2],
  },
  af_nova: {
    hertz: 157.5,
    semitones: 6.1,
    pace: 4.79,
    timbre: [14.1, 11.9, 9.1, 8.6, 7.4, 8.1, 0.4, -3.5, -6.7, -7.1, -7.2, -15, -20.1],
  },
  af_sarah: {
    hertz: 185.0,
    semitones: 7.4,
    pace: 4.8,
    timbre: [9.1, 6.8, 9.9, 6.6, -0.2, 0.4, -1.4, -1.2, -4.5, -4.2, -2.1, -4.5, -14.6],
  },
  af_sky: {
    hertz: 162.9,
    semitones: 8.1,
    pace: 4.68,
    timbre: [13.5, 10.3, 6.2, 8.2, 5.4, 4.8, -1.2, -2.4, -2.4, -3.7, -10.9, -10.2, -17.7],
  },
  am_eric: {
    hertz: 155.5,
    semitones: 8.7,
    pace: 3.14,
    timbre: [15.8, 7.3, 7, 5.2, 0.1, 0.5, 1.5, -1.1, -9, -1.7, -4.5, -7.8, -13.4],
  },
  am_fenrir: {
    hertz: 135.2,
    semitones: 9.3,
    pace: 3.62,
    timbre: [8.3, 11, 9.1, 7.4, 4.9, 2.5, 1.8, -2.1, -6, -1.6, -4.4, -12.8, -18],
  },
  am_michael: {
    hertz: 108.8,
    semitones: 7.8,
    pace: 4.04,
    timbre: [12.7, 8.4, 11, 8.9, 5.1, 1.1, 2.4, -2.3, -6.9, -2.3, -8.2, -12.9, -17.1],
  },
  am_onyx: {
    hertz: 83.3,
    semitones: 6.8,
    pace: 3.62,
    timbre: [13.8, 11.1, 12.7, 12.9, 8.2, 3.4, 2.1, 1.2, -6.8, -3.8, -13, -25, -16.9],
  },
  am_puck: {
    hertz: 115.1,
    semitones: 8.9,
    pace: 3.65,
    timbre: [13.1, 11.1, 11.5, 6.9, 8.4, 2.5, 0.1, -4.4, -4, -3.7, -4.6, -17.2, -19.7],
  },
  bf_emma: {
    hertz: 178.8,
    semitones: 4.9,
    pace: 4.29,
    timbre: [11.1, 2.6, 8.3, 8.7, 1.7, -3.3, 2.9, 2.7, -5.1, -4.3, -3.7, -4.8, -16.8],
  },
  bf_isabella: {
    hertz: 200.5,
    semitones: 5.4,
    pace: 4.23,
    timbre: [13.2, 11.8, 9.5, 2.1, 1.7, 3.7, 1.9, 0.5, -5.3, -4.7, -4.8, -13, -16.6],
  },
  bm_george: {
    hertz: 137.1,
    semitones: 8.2,
    pace: 3.14,
    timbre: [17.9, 8.4, 8, 4, -2.3, 0.5, 1, -5.2, -5.9, -4.6, -4.6, -8, -9.2],
  },
  bm_lewis: {
    hertz: 85.4,
    semitones: 8.8,
    pace: 4.2,
    timbre: [13.5, 10.5, 10.1, 6.9, 1.4, -3.4, 0.2, 1.3, -2, -3.5, -6.9, -13.3, -14.7],
  },
  zf_xiaobei: {
    hertz: 220.8,
    semitones: 7.8,
    pace: 3.88,
    timbre: [8.2, 12.8, 5.1, 9.1, 10, 7.4, -0.1, -3.9, -4.4, -7.2, -11.3, -12, -13.5],
  },
  zf_xiaoxiao: {
    hertz: 226.2,
    semitones: 8.4,
    pace: 4.5,
    timbre: [12.4, 14.7, 10.7, 9.6, 4.7, 5.2, -2.8, -4.2, -7, -7.6, -7.7, -14.5, -13.5],
  },
  zf_xiaoyi: {
    hertz: 289.4,
    semitones: 6.6,
    pace: 4.35,
    timbre: [-0.7, 15.3, 9.7, 11.9, 5.7, 6.4, 1.3, -4.8, -8, -9.6, -11.1, -7.8, -8.2],
  },
  zm_yunjian: {
    hertz: 111.0,
    semitones: 12.4,
    pace: 5.06,
    timbre: [10.2, 13.1, 14.2, 5, 3.7, 3, -1.9, -4.2, -3.7, -6, -8.8, -13.3, -11.2],
  },
  zm_yunxi: {
    hertz: 154.1,
    semitones: 12.2,
    pace: 5.6,
    timbre: [11.1, 6.2, 14.8, 6.5, 4.2, 3.9, 1.2, -4, -7.5, -6.1, -5.1, -11.8, -13.4],
  },
  zm_yunxia: {
    hertz: 276.8,
    semitones: 7.5,
    pace: 4.81,
    timbre: [-5, 10.2, 7.5, 13.7, 8.7, 8, 4.6, -0.4, -6.1, -10.6, -11, -10.6, -9.1],
  },
  zm_yunyang: {
    hertz: 95.9,
    semitones: 13.5,
    pace: 5.63,
    timbre: [6.7, 10.2, 8.9, 4.7, 1.8, 4.6, -2, -5.3, -2.6, -1.9, 1.1, -12.9, -13.3],
  },
}
