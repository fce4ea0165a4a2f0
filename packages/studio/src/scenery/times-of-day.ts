import type { TimeOfDay } from '../setting/setting.ts'
import { type Colour, parseColour as c } from './colour.ts'

/**
 * The clear sky of a time of day, before weather. Angles are in degrees: 0 is straight ahead, positive to the right.
 */
export type Daylight = {
  elevation: number
  azimuth: number
  /** For places that want light from the side (glowing mountains) instead of the sun in the picture. */
  sideAzimuth: number
  sun: Colour
  /** Ambient light of the sky, and light reflected from the ground. */
  ambient: Colour
  zenith: Colour
  horizon: Colour
  opposite: Colour
  band: Colour
  bandFall: number
  glow: Colour
  disc: Colour
  discDegrees: number
  skyFall: number
  stars: number
}

export const DAYLIGHT: Record<TimeOfDay, Daylight> = {
  dawn: {
    elevation: 6,
    azimuth: -17,
    sideAzimuth: -104,
    sun: c('#ffc09c', 2.1),
    ambient: c('#a7a6d6', 0.62),
    zenith: c('#7793c8', 0.85),
    horizon: c('#ffd7b4', 0.95),
    opposite: c('#c9b4cf', 0.7),
    band: c('#ff9c86', 0.34),
    bandFall: 7,
    glow: c('#ffb47c', 0.95),
    disc: c('#ffe0b0', 16),
    discDegrees: 1.15,
    skyFall: 3.2,
    stars: 0,
  },
  morning: {
    elevation: 24,
    azimuth: -78,
    sideAzimuth: -116,
    sun: c('#ffdfb0', 2.7),
    ambient: c('#a9c6f0', 0.85),
    zenith: c('#4a86d0', 1.05),
    horizon: c('#e2ecf2', 1.3),
    opposite: c('#c2d8ee', 1.2),
    band: c('#ffe2b8', 0.12),
    bandFall: 6,
    glow: c('#fff0d0', 0.5),
    disc: c('#fff2d8', 30),
    discDegrees: 0.9,
    skyFall: 3.4,
    stars: 0,
  },
  noon: {
    elevation: 58,
    azimuth: 118,
    sideAzimuth: 128,
    sun: c('#fff4e2', 2.9),
    ambient: c('#a9c8f2', 0.9),
    zenith: c('#2f74cc', 1.15),
    horizon: c('#cfe4f4', 1.35),
    opposite: c('#c2def4', 1.3),
    band: c('#ffffff', 0.04),
    bandFall: 6,
    glow: c('#ffffff', 0.35),
    disc: c('#ffffff', 40),
    discDegrees: 0.9,
    skyFall: 3.6,
    stars: 0,
  },
  afternoon: {
    elevation: 27,
    azimuth: 96,
    sideAzimuth: 114,
    sun: c('#ffcf8e', 2.8),
    ambient: c('#a6bfe6', 0.78),
    zenith: c('#3f7ac4', 1),
    horizon: c('#f6e6c6', 1.2),
    opposite: c('#c2d2e2', 1.1),
    band: c('#ffd28a', 0.2),
    bandFall: 5,
    glow: c('#ffe2a8', 0.55),
    disc: c('#ffecc8', 30),
    discDegrees: 0.9,
    skyFall: 3.2,
    stars: 0,
  },
  sunset: {
    elevation: 4.2,
    azimuth: 14,
    sideAzimuth: 104,
    sun: c('#ff9c5c', 2.7),
    ambient: c('#9a90c0', 0.5),
    zenith: c('#6a5a9c', 0.6),
    horizon: c('#ffa658', 1),
    opposite: c('#f08c58', 0.8),
    band: c('#ff5a26', 0.5),
    bandFall: 3,
    glow: c('#ff9448', 1.0),
    disc: c('#ffc070', 22),
    discDegrees: 1.3,
    skyFall: 2.2,
    stars: 0,
  },
  dusk: {
    elevation: 3,
    azimuth: 8,
    sideAzimuth: 98,
    sun: c('#b486b8', 0.34),
    ambient: c('#5468b4', 0.3),
    zenith: c('#16265e', 0.5),
    horizon: c('#e28a66', 0.42),
    opposite: c('#3a4380', 0.4),
    band: c('#ff5a4a', 0.26),
    bandFall: 9,
    glow: c('#ff9a6a', 0.14),
    disc: c('#000000', 0),
    discDegrees: 0.5,
    skyFall: 4.2,
    stars: 0.25,
  },
  night: {
    elevation: 30,
    azimuth: -24,
    sideAzimuth: -112,
    sun: c('#9fbcf4', 0.3),
    ambient: c('#3a4c7c', 0.13),
    zenith: c('#070d28', 0.5),
    horizon: c('#20345e', 0.5),
    opposite: c('#182848', 0.45),
    band: c('#3a5a8a', 0.03),
    bandFall: 6,
    glow: c('#8fb0e8', 0.05),
    disc: c('#e4ecff', 2.2),
    discDegrees: 1.5,
    skyFall: 3.4,
    stars: 1,
  },
}
