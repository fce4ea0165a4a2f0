import { noteMade } from '../session/drafts.ts'
import { client, mayCreate } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useAction } from '../ui/use-action.tsx'
import { useLoad } from '../ui/use-load.ts'
import type { Catalogue } from './catalogue.ts'
import { fillExample } from './example.ts'
import { requestBody } from './form-fields.ts'

// Each is done within a minute on two cores without a GPU.
const FIRST = [
  { name: 'text2video', icon: 'play' },
  { name: 'reference2image', icon: 'grid' },
  { name: 'audio-tts', icon: 'voices' },
] as const satisfies { name: string; icon: IconName }[]

/** Three examples to make with one click, for an account without tasks. */
export function FirstExamples({ catalogue }: { catalogue: Catalogue }) {
  const texts = t().make.first
  const { isBusy, run, problem } = useAction()
  const { value: page } = useLoad(signal => client().tasks({ 'pager.pagesz': 1 }, { signal }), [])
  const make = async (name: string): Promise<void> => {
    const generator = catalogue.generators.find(one => one.name === name)
    if (!generator) return
    await run(async () => {
      const { values } = await fillExample(generator, t().examples)
      const body = requestBody(generator, values)
      const made = await client().call<{ id: string }>('POST', generator.path, {
        json: body,
        headers: { prefer: 'respond-async' },
      })
      noteMade(made.id)
    }, name)
  }
  if (!page || page.tasks.length > 0) return null
  return (
    <section class="first" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <div class="first-cards">
        {FIRST.filter(one => catalogue.generators.some(({ name }) => name === one.name)).map(({ name, icon }) => (
          <div key={name} class="first-one">
            <button
              type="button"
              class="first-card"
              disabled={isBusy || !mayCreate.value}
              onClick={() => void make(name)}
            >
              <Icon name={icon} />
              <span>
                <strong>{texts.cards[name].title}</strong>
                <span>{texts.cards[name].says}</span>
              </span>
            </button>
            {problem(name)}
          </div>
        ))}
      </div>
    </section>
  )
}
