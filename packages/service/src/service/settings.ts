import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import {
  address,
  flag,
  hours,
  key,
  networks,
  oneOf,
  origins,
  type Reader,
  secondsList,
  text,
  webAddress,
  whole,
  words,
} from './setting-readers.ts'

// Every setting is an optional environment variable. `npm run docs` generates docs/settings.md from this table.

type Setting<T> = { default: T; shownDefault?: string; about: string; read: Reader<T> }

const setting = <T>(read: Reader<T>, standard: T, about: string, shownDefault?: string): Setting<T> => ({
  default: standard,
  about,
  read,
  ...(shownDefault !== undefined && { shownDefault }),
})

export const SETTINGS = {
  // Address and data.
  KINORA_HOST: setting(text, '127.0.0.1', 'Address to listen on; `0.0.0.0` for all'),
  KINORA_PORT: setting(whole(0, 65_535), 8787, 'Port to listen on; 0 picks a free one'),
  KINORA_DATA_DIR: setting(text, './data', 'Where the embedded database, files and the generated secret live'),
  KINORA_MODELS_DIR: setting(
    text,
    '',
    'Folder of model weights that `kinora models install` downloads, and of [your own models](models-of-your-own.md)',
    '`models` in the data folder',
  ),
  KINORA_CATALOGUES: setting(
    text,
    '',
    'Folders with [catalogues of furniture](models-of-your-own.md#sweet-home-3d) (`.sh3f`) that the studio uses as well, separated as in `PATH`; `none` for none',
    'those of an installed Sweet Home 3D',
  ),
  KINORA_DATABASE_URL: setting(
    text,
    '',
    'A PostgreSQL of version 15 or later to use instead of the embedded one',
    'embedded',
  ),
  KINORA_DATABASE_READ_URL: setting(
    text,
    '',
    'A streaming replica of KINORA_DATABASE_URL for polls and lists; acknowledged tasks are always visible',
    'none',
  ),
  KINORA_DATABASE_CONNECTIONS: setting(whole(2, 1_000), 10, 'Connections this process may open to the database'),
  KINORA_PUBLIC_URL: setting(
    address,
    '',
    'The address under which callers reach the service; signed URLs begin with it',
    'the listening address',
  ),
  KINORA_CORS_ORIGINS: setting(
    origins,
    [],
    'Origins of web pages that may call the service from a browser, comma-separated, such as `https://app.example.com`; `*` for all. Pages of other origins may not call `/mcp`. See [using](using.md#from-a-browser)',
    'none',
  ),

  KINORA_TRUSTED_PROXIES: setting(
    networks,
    [],
    'Addresses of proxies in front of the service, or networks such as `10.0.0.0/8`, comma-separated: requests without a key are limited by the address in their `X-Forwarded-For`. See [deployment](deployment.md#the-balancer)',
    'none',
  ),

  // Client commands, which call a service over HTTP.
  KINORA_URL: setting(
    webAddress,
    '',
    'Where `kinora make` and the other client commands find the service',
    'the service of the data folder, see [the command line](command-line.md#which-service)',
  ),
  KINORA_KEY: setting(text, '', 'The API key for these commands', 'as for KINORA_URL'),
  KINORA_LOCAL_ACCESS: setting(
    flag,
    true,
    'On a loopback address, write the address and a key of the first account to `command-line.json` in the data folder, for commands of the same user; 0 does not',
    '1',
  ),

  KINORA_RUNNING_DIR: setting(
    text,
    '',
    'Folder in which a service with local access announces its data folder, so that commands of the same user find it from any folder',
    '`~/.local/state/kinora/running`',
  ),

  KINORA_SIGN_IN_LINK: setting(
    flag,
    true,
    'Print a link at the start that signs a browser in to the [console](console.md) as the first account, once and within ten minutes; 0 prints none, and `kinora sign-in` makes one',
    '1',
  ),

  // First account and secrets.
  KINORA_BOOTSTRAP_KEY: setting(
    key,
    '',
    "The first account's key, used only on an empty database. See [operating](operating.md#i-lost-my-key)",
    'generated, printed once',
  ),
  KINORA_BOOTSTRAP_CREDITS: setting(
    whole(0, Number.MAX_SAFE_INTEGER),
    1_000_000,
    "The first account's balance when it is made",
  ),
  KINORA_SECRET: setting(
    text,
    '',
    'Seals callback secrets and signs URLs; must be the same in every process of a service',
    'generated into the data folder',
  ),

  // Outgoing requests.
  KINORA_ALLOW_PRIVATE_NETWORKS: setting(flag, false, '1 lets callbacks and input URLs reach private addresses', '0'),
  KINORA_CALLBACK_RETRY_SECONDS: setting(
    secondsList,
    [5, 30, 180],
    'Waits before each retry of a callback',
    '5,30,180',
  ),
  KINORA_CALLBACK_ACCESS_KEY: setting(text, 'gen', 'The access key name in signed callbacks'),

  // The catalogue.
  KINORA_MODEL_PREFIXES: setting(
    words,
    [],
    'Additional prefixes accepted in model ids for `gen`, comma-separated',
    'none',
  ),
  KINORA_PRICES_FILE: setting(text, '', 'A JSON file of tariffs that replace those of the price list', 'none'),

  // HTTP limits.
  KINORA_RATE_PER_SECOND: setting(whole(1, 1_000_000), 100, 'Requests a second allowed to one key'),
  KINORA_RATE_BURST: setting(whole(1, 1_000_000), 200, 'Requests a key may send at once'),
  KINORA_MAX_BODY_MB: setting(whole(1, 1_024), 20, 'Largest request body'),
  KINORA_BODY_MEMORY_MB: setting(whole(20, 65_536), 160, 'Large request bodies held in memory at a time'),
  KINORA_BODY_SECONDS: setting(whole(1, 3_600), 180, 'How long a request body may take to arrive'),
  KINORA_MIN_BODY_BYTES_PER_SECOND: setting(
    whole(0, 1_048_576),
    8_192,
    'Slowest request body accepted, measured after its first ten seconds',
  ),
  KINORA_ANSWER_MEMORY_MB: setting(whole(16, 65_536), 128, 'Large answers held in memory until clients have read them'),
  KINORA_ANSWER_STALL_SECONDS: setting(
    whole(1, 3_600),
    30,
    'A connection that reads nothing of its answer for this long is closed; slow readers stay',
  ),
  KINORA_MAX_CONNECTIONS: setting(whole(1, 1_000_000), 2_000, 'Concurrent client connections'),

  // Uploads and retention.
  KINORA_MAX_UPLOAD_MB: setting(whole(1, 10_240), 100, 'Largest uploaded file'),
  KINORA_UPLOAD_SECONDS: setting(
    whole(60, 604_800),
    86_400,
    'The seconds for which an upload can be written, finished and used',
  ),
  KINORA_UPLOAD_QUOTA_MB: setting(
    whole(1, 1_048_576),
    4_096,
    "Total size of one account's unexpired uploads in all processes, including replaced and unfinished files",
  ),
  KINORA_OPEN_UPLOADS: setting(whole(1, 1_000_000), 500, 'Unfinished uploads of one account'),
  KINORA_KEEP_DAYS: setting(
    whole(1, 36_500),
    7,
    "How long a task's files are kept after it ends. A day later, when their URLs have expired, they are deleted. 36500 keeps everything",
  ),
  KINORA_PINNED_TASKS: setting(
    whole(0, 1_000_000),
    1_000,
    'Tasks that one account may pin, which keeps their files for good; 0 allows none',
  ),
  KINORA_SAVED_SCENES: setting(
    whole(0, 1_000_000),
    500,
    'Scene documents that one account may keep, each with its last 20 versions; 0 allows none',
  ),
  KINORA_SAVED_ASSETS: setting(
    whole(0, 1_000_000),
    500,
    'Asset documents that one account may keep, each with its last 20 versions; 0 allows none',
  ),
  KINORA_KEEP_CALLBACK_DAYS: setting(
    whole(1, 36_500),
    30,
    'How long delivered and failed callbacks and their attempts stay in the log',
  ),
  KINORA_KEEP_STEP_DAYS: setting(
    whole(1, 36_500),
    30,
    "How long the steps of an ended task are kept, such as its reading or a film's design and timeline; at least as long as its files",
  ),
  KINORA_KEEP_LEDGER_DAYS: setting(
    whole(0, 36_500),
    0,
    'After this many days ledger entries are summed by account, month and kind; 0 keeps every entry',
    '0: for ever',
  ),
  KINORA_MIN_FREE_MB: setting(
    whole(0, 1_073_741_824),
    100,
    'Free space on the disk of the data folder below which new tasks are refused and work waits',
  ),

  // Worker limits.
  KINORA_WORKER_SLOTS: setting(
    whole(1, 1_000),
    availableParallelism(),
    'Concurrent renders of this process: clips, pictures, speech, compositions. Downloads and waits take no slot',
    'the number of cores',
  ),
  KINORA_EXTRA_SLOTS: setting(
    whole(0, 1_000),
    2,
    'Additional slots for quick and short work while long work holds the others, so that speech does not wait for a film. The last one is for the quickest work only',
  ),
  KINORA_TASKS_IN_FLIGHT: setting(
    whole(1, 100_000),
    256,
    'Concurrent tasks of this process, with or without a slot; an account never has more than remain free',
  ),
  KINORA_DOWNLOADS: setting(
    whole(1, 10_000),
    32,
    "Concurrent downloads of callers' files; an account never has more than remain free",
  ),
  KINORA_DOWNLOAD_SECONDS: setting(whole(1, 86_400), 120, 'Longest time for a download'),
  KINORA_DOWNLOAD_BYTES_PER_SECOND: setting(
    whole(0, 1_000_000_000),
    5_000,
    'A download that is slower than this for ten seconds is aborted',
  ),

  // Engines and forbidden content.
  KINORA_ENGINES: setting(
    words,
    ['studio'],
    'Built-in engines, comma-separated: `studio`, or `minimal` for cheap moving colours and tones; an order goes to the first engine that accepts it',
    'studio',
  ),
  KINORA_ENGINES_FILE: setting(
    text,
    '',
    'A JSON file of further engines (model servers, programs) and of routes; reloaded on SIGHUP. See [engines](engines/README.md)',
    'none',
  ),
  KINORA_PROMPT_POLICY_FILE: setting(
    text,
    '',
    'A text file of words and phrases that prompts and speech must not contain, one a line; see [operating](operating.md#forbidden-content)',
    'none',
  ),
  KINORA_UNSAFE_PICTURES: setting(
    oneOf('off', 'refuse'),
    'off',
    '`refuse` rates incoming pictures and clips and the results made of them, and fails tasks with unsafe ones; needs the model that `kinora doctor` shows',
  ),
  KINORA_SPEECH_CACHE_MB: setting(
    whole(0, 1_048_576),
    256,
    'Size of the speech cache in the data folder; the same text in the same voice is made once. 0 turns it off. See [operating](operating.md#the-speech-cache)',
  ),
  KINORA_SPEECH_WARM: setting(
    flag,
    true,
    'A worker loads the speech model (1 GB) when it starts instead of with the first text',
    '1',
  ),
  KINORA_MOTION_BLUR: setting(
    oneOf('asked', 'always', 'never'),
    'asked',
    "Motion blur in the studio's clips: `asked` if the prompt asks for it (*motion blur*, *long exposure*), `always` (up to four times slower) or `never`",
  ),

  // Timeouts.
  KINORA_READY_WAIT_SECONDS: setting(
    whole(0, 60),
    30,
    'How long creating speech waits for the file in order to answer with it; 0 answers at once',
  ),
  KINORA_RESULT_WAIT_SECONDS: setting(
    whole(1, 3_600),
    120,
    'Longest time for pictures and speech of the [OpenAI-style endpoints](openai.md#waiting), which answer with the file',
  ),
  KINORA_PREVIEW_SECONDS: setting(
    whole(1, 3_600),
    120,
    'Longest time for a [preview](previews.md), including its wait in the queue',
  ),
  KINORA_SANDBOX: setting(
    flag,
    false,
    "1 makes this a [sandbox](sandbox.md) for clients' tests: tiny media at once, outcomes forced by a header, a movable clock. Never use it for real work",
    '0',
  ),
  KINORA_STOP_SECONDS: setting(
    whole(0, 86_400),
    20,
    'How long a stopping process lets its tasks run before it returns them to the queue',
  ),
  KINORA_OFF_PEAK_HOURS: setting(
    hours,
    undefined,
    'Hours in UTC, such as `22-6`, in which off-peak tasks run even if other work waits',
    'none: only when no other work waits',
  ),

  // S3.
  KINORA_S3_ENDPOINT: setting(
    webAddress,
    '',
    'An S3 to keep files in, such as `https://s3.eu-central-1.amazonaws.com`; needs bucket and access key too',
    'files lie in the data folder',
  ),
  KINORA_S3_PUBLIC_ENDPOINT: setting(
    webAddress,
    '',
    'The address under which callers reach the S3; URLs of files begin with it',
    'the endpoint',
  ),
  KINORA_S3_REGION: setting(text, 'us-east-1', 'The region that requests to the S3 are signed for'),
  KINORA_S3_BUCKET: setting(text, '', 'The bucket, which must exist', 'none'),
  KINORA_S3_PREFIX: setting(text, '', 'Put before the names of all files in the bucket', 'none'),
  KINORA_S3_FORCE_PATH_STYLE: setting(flag, true, '0 names the bucket in the host instead of in the path', '1'),
  KINORA_S3_ACCESS_KEY_ID: setting(text, '', 'The access key', 'none'),
  KINORA_S3_SECRET_ACCESS_KEY: setting(text, '', 'Its secret', 'none'),

  // Monitoring.
  KINORA_METRICS_PORT: setting(
    whole(0, 65_535),
    0,
    'Separate port for `GET /metrics` (Prometheus); 0 opens none. See [metrics](metrics.md)',
  ),
  KINORA_METRICS_HOST: setting(text, '127.0.0.1', 'The address that this port listens on'),
  KINORA_METRICS_KEY: setting(
    text,
    '',
    "Bearer token of scrapers. With a key, the service's port also serves `/metrics`; without one, only the separate port does",
    'none',
  ),

  KINORA_TRACES_URL: setting(
    webAddress,
    '',
    'An OpenTelemetry collector that receives traces by OTLP over HTTP, such as `http://127.0.0.1:4318/v1/traces`. See [operating](operating.md#traces)',
    'no tracing',
  ),
  KINORA_TRACES_PERCENT: setting(
    whole(0, 100),
    100,
    'Share of traces started here that is kept; the caller decides about traces it started',
  ),

  KINORA_LOG_LEVEL: setting(
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
    'info',
    '`trace`, `debug`, `info`, `warn`, `error` or `silent`; JSON lines on standard error',
  ),
} as const

export type Settings = { [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['default'] }

/** Reads and checks the settings; unset or empty ones get their defaults. An unknown `KINORA_` name is an error. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const unknown = Object.keys(environment).filter(
    name => name.startsWith('KINORA_') && !(name in SETTINGS) && !name.startsWith('KINORA_TEST_'),
  )
  if (unknown.length > 0)
    throw new Error(`unknown setting ${unknown.join(', ')}; known: ${Object.keys(SETTINGS).join(', ')}`)
  const read = Object.entries(SETTINGS).map(([name, one]) => {
    const value = environment[name]
    return [name, value === undefined || value === '' ? one.default : (one.read as Reader<unknown>)(value, name)]
  })
  checkS3(environment)
  const settings = Object.fromEntries(read) as Settings
  const dataDir = resolve(settings.KINORA_DATA_DIR)
  return {
    ...settings,
    KINORA_DATA_DIR: dataDir,
    KINORA_MODELS_DIR: resolve(settings.KINORA_MODELS_DIR || join(dataDir, 'models')),
  }
}

const S3_NEEDS = ['KINORA_S3_ENDPOINT', 'KINORA_S3_BUCKET', 'KINORA_S3_ACCESS_KEY_ID', 'KINORA_S3_SECRET_ACCESS_KEY']

/** An incomplete S3 configuration must not silently fall back to the local disk. */
function checkS3(environment: Record<string, string | undefined>): void {
  const given = Object.keys(SETTINGS).find(name => name.startsWith('KINORA_S3_') && environment[name])
  const missing = S3_NEEDS.filter(name => !environment[name])
  if (given && missing.length > 0) throw new Error(`${given} is set, so ${missing.join(', ')} must be set too`)
}
