import { type Generator, RequestRefused } from '@kinora/client'
import { useState } from 'preact/hooks'
import { address, go } from '../core/route.ts'
import { keepStoryboard, segmentsOf } from '../session/drafts.ts'
import { client } from '../session/session.ts'
import { explainProblem } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { useAction } from '../ui/use-action.tsx'
import type { GeneratorSpec, Values } from './catalogue.ts'

type Props = { generator: GeneratorSpec; body: Values }

/** Opens the storyboard of a film, to be changed before the film is made. */
export function StoryboardButton({ generator, body }: Props) {
  const texts = t().storyboard
  const { isBusy, run, problem } = useAction()
  const [lacks, setLacks] = useState<readonly string[]>([])
  const open = (): void => {
    setLacks([])
    void run(async () => {
      try {
        const preview = await client().preview(generator.name as Generator, body)
        const segments = segmentsOf(preview)
        if (!segments) return setLacks([texts.lacksScenes])
        keepStoryboard({ generator: generator.name, body, segments })
        go(address('storyboard'))
      } catch (error) {
        if (!(error instanceof RequestRefused) || error.problems.length === 0) throw error
        setLacks(error.problems.map(one => explainProblem(one)))
      }
    })
  }
  return (
    <>
      <button type="button" disabled={isBusy} onClick={open}>
        <Icon name="film" />
        {isBusy ? texts.reading : texts.openBoard}
      </button>
      {problem()}
      {lacks.map(one => (
        <p class="field-error" role="alert" key={one}>
          {one}
        </p>
      ))}
    </>
  )
}
