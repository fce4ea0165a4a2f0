/**
 * The ceiling before encoding. Results are guaranteed to stay below -1 dBTP, and codecs raise peaks: MP3 by 0.1 dB, AAC
 * by up to 1.9, which `holdPeaks` corrects.
 */
export const PEAK_CEILING_DB = -2
