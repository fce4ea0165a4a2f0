import type { Correction, Input, Order, PictureAnalysis } from '@kinora/media/engine/contract'
import { detectLanguage } from '@kinora/media/language/detect-language'
import { checkScript } from '@kinora/media/script/check-script'
import { type Script, SCRIPT_VERSION } from '@kinora/media/script/script-schema'
import { loadCatalogue, type StudioCatalogue } from '@kinora/studio/catalogue'
import { isRecord } from '@kinora/media/core/is-record'
import { number, record } from '../../../core/shape.ts'
import type { PlanContext } from '../../../plans/plan.ts'
import { askOnce } from '../../../plans/reading/ask-once.ts'
import { mendDocument, NO_OBJECT } from '../../../plans/reading/check-answer.ts'
import { withoutNulls } from '../../../plans/reading/complete-document.ts'
import { inTime, toCorrected, TOO_LATE } from '../../../plans/reading/read-prompt.ts'
import { notes as storedNotes, scriptDocument } from '../../../plans/stored-shapes.ts'
import { type Fact, findFacts, findLacking, findScriptFaults, type WantedScript } from '@kinora/studio/film-writing'
import type { FilmDesign } from './film-design.ts'
import type { KeptInput } from '../inputs/kept-inputs.ts'

type WritingOrder = Extract<Order, { kind: 'writing' }>

/** The brief of a film. */
export type WrittenFilm = Pick<WritingOrder, 'film' | 'prompt' | 'seconds' | 'width' | 'height' | 'seed'> &
  Partial<Pick<WritingOrder, 'language' | 'style' | 'song'>> & {
    pictures: readonly PictureAnalysis[]
    inputs: readonly KeptInput[]
    /** The rules' script. */
    draft: () => Script | Promise<Script>
  }

export type Written = { script?: Script; notes: string[]; cost?: number }

/** The parts of a film that its writer gives. */
export const writerOf = (written: Written | undefined): Pick<FilmDesign, 'languageModel'> =>
  written?.script ? { languageModel: { engine: written.script.origin?.writer ?? '', cost: written.cost ?? 0 } } : {}

// The first answer and two corrections.
const MAX_ANSWERS = 3
const STEP = 'writing'
const PROMPT_LETTERS = 20_000

/** The script of a brief, if a model wrote one, its notes, and the price of all questions. */
const storedScript = record({ notes: storedNotes }, { script: scriptDocument, cost: number })

/**
 * If the operator configured a language model, it writes the film of a brief. The script is stored before anything is
 * made. Undefined without such an engine; without a usable script the rules write the film, and a note says why.
 */
export async function writeScript(film: WrittenFilm, context: PlanContext): Promise<Written | undefined> {
  if (context.isDone(STEP)) return toWritten(await context.step(STEP, storedScript, neverAgain))
  if (film.prompt.trim() === '') return undefined
  const facts = findFacts(film.prompt, film.film)
  const order = writingOrder(film, facts, context)
  const writer = await context.router.choose(order, [])
  if (!writer) return undefined
  if (!writer.isForeign)
    return writer.passedOver.length > 0
      ? { notes: writer.passedOver.map(({ engine, why }) => tellRules(`${engine}: ${why}`)) }
      : undefined
  const wanted = { facts, seconds: film.seconds, pictures: film.pictures.length }
  return toWritten(
    await context.step(STEP, storedScript, () =>
      inTime(
        context,
        async timed =>
          ask({ ...order, draft: await film.draft() }, { ...wanted, until: timed.clock() + writer.timeMs }, timed),
        () => ({ notes: [tellRules(TOO_LATE)] }),
      ),
    ),
  )
}

const neverAgain = (): Promise<never> => Promise.reject(new Error('the script was not kept'))

const toWritten = ({ notes, ...others }: { notes: readonly unknown[]; script?: Script; cost?: number }): Written => ({
  ...others,
  notes: notes.filter(note => typeof note === 'string'),
})

function writingOrder(film: WrittenFilm, facts: readonly Fact[], { task }: PlanContext): WritingOrder {
  const { pictures, inputs, draft: _draft, language, prompt, ...others } = film
  const shown = inputs.filter(({ kind }) => kind === 'picture')
  return {
    kind: 'writing',
    ...others,
    prompt,
    // Without a chosen language, it is that of the brief, even one that the rules do not support.
    ...(language !== undefined && language !== detectLanguage(prompt) && { language }),
    facts: facts.map(({ text }) => text),
    inputs: shown.map(({ role, name, shows, description }, at): Input => {
      const told = description ?? pictures[at]?.prompt
      return {
        role,
        kind: 'picture',
        // The engine gets a description of the picture.
        path: '',
        ...(name !== undefined && { name }),
        ...(shows && { shows }),
        ...(told && { description: told }),
      }
    }),
    generator: task.type,
    model: task.model,
  }
}

/** Asks the model, has an invalid script corrected and missing facts added, within the time limit of one order. */
async function ask(
  order: WritingOrder,
  wanted: WantedScript & { until: number },
  context: PlanContext,
): Promise<Written> {
  const { clock, log, task } = context
  const catalogue = loadCatalogue()
  const corrections: Correction[] = []
  let best: (Written & { script: Script; faults: number }) | undefined
  let [cost, why] = [0, '']
  for (let nth = 1; nth <= MAX_ANSWERS && clock() < wanted.until; nth++) {
    const given = await askOnce(`${STEP} ${nth}`, { ...order, ...(corrections.length > 0 && { corrections }) }, context)
    if ('failure' in given) {
      why = given.failure
      break
    }
    cost += given.cost
    const facts = { prompt: order.prompt, writer: given.engine, pictures: wanted.pictures }
    const checked = checkScriptAnswer(given.answer, facts, catalogue, nth === MAX_ANSWERS)
    const answer = JSON.stringify(given.answer)
    if ('problems' in checked) {
      why = `${checked.problems[0]?.at ?? ''} ${checked.problems[0]?.message ?? ''}`.trim()
      corrections.push({ answer, problems: checked.problems.map(toCorrected) })
      continue
    }
    const faults = findScriptFaults(checked.found, wanted)
    const isAskedAgain = best !== undefined || nth === MAX_ANSWERS
    // A correction that loses more than it fixes is ignored.
    if (!best || faults.length <= best.faults)
      best = { script: checked.found, notes: checked.notes, faults: faults.length }
    if (faults.length === 0 || isAskedAgain) break
    corrections.push({ answer, problems: faults })
  }
  const price = cost > 0 ? { cost } : {}
  if (!best) {
    log.warn({ task: task.id, reason: why }, 'a film was written by rules')
    return { notes: [tellRules(why)], ...price }
  }
  const lacking = findLacking(best.script, wanted.facts).map(
    ({ text }) => `prompt: the film that the language model wrote does not say ${JSON.stringify(text)}`,
  )
  return { script: best.script, notes: [...best.notes, ...lacking], ...price }
}

const tellRules = (why: string): string =>
  `prompt: the film was written by rules; the language model did not write it: ${why}`

// Parts of a shot and of the script that can be removed.
const SPARE =
  /^\/shots\/\d+\/(?:who|lines|pictures)\/\d+|^\/shots\/\d+\/(?:place|title)|^\/(?:cast|places)\/\d+(?:\/(?!id|asset)[^/]+)?|^\/(?:music|logline|title|language|call|captions)/u

function checkScriptAnswer(
  answer: unknown,
  { prompt, writer, pictures }: { prompt: string; writer: string; pictures: number },
  catalogue: StudioCatalogue,
  isLast: boolean,
): ReturnType<typeof mendDocument<Script>> {
  const given = withoutNulls(answer)
  if (!isRecord(given)) return { problems: [NO_OBJECT] }
  const [inner, ...others] = Object.values(given)
  const document = others.length === 0 && isRecord(inner) && 'shots' in inner ? inner : given
  const whole = {
    ...document,
    version: SCRIPT_VERSION,
    origin: { writer, prompt: prompt.slice(0, PROMPT_LETTERS).toWellFormed() },
  }
  return mendDocument<Script>(whole, {
    catalogue,
    isLast,
    what: 'script',
    isSpare: at => SPARE.exec(at)?.[0],
    check(one) {
      const { script, problems } = checkScript(one, catalogue, { pictures })
      return script ? { found: script } : { problems }
    },
  })
}
