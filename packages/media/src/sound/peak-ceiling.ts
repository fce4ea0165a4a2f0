/**
 * Where peaks are limited before a sound is encoded. What is promised of a result is -1 dBTP; the waves that come out of
 * the codecs are not quite those that went in: MP3's were measured 0.1 dB higher, AAC's up to 1.9, which `holdPeaks` sees to.
 */
export const PEAK_CEILING_DB = -2
