import type { Model } from '../declare.ts'
import { audio10 } from './audio1-0.ts'
import { gen10, gen15, gen20 } from './gen1-gen2.ts'
import { genq1 } from './genq1.ts'
import { genq1Classic } from './genq1-classic.ts'
import { genq2 } from './genq2.ts'
import { genq2Pro } from './genq2-pro.ts'
import { genq2ProFast } from './genq2-pro-fast.ts'
import { genq2Turbo } from './genq2-turbo.ts'
import { genq3, genq3Ad, genq3Drama, genq3Mix, genq3Pro, genq3ProFast } from './genq3.ts'
import { genq3Turbo } from './genq3-turbo.ts'

/** All models. Forms offer the first one that supports a generator. */
export const models: readonly Model[] = [
  audio10,
  gen10,
  genq1,
  genq1Classic,
  gen15,
  gen20,
  genq2,
  genq2Pro,
  genq2ProFast,
  genq2Turbo,
  genq3,
  genq3Ad,
  genq3Drama,
  genq3Mix,
  genq3Pro,
  genq3ProFast,
  genq3Turbo,
]
