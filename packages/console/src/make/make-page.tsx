import { useState } from 'preact/hooks'
import type { PageProps } from '../core/route.ts'
import { keep, recall } from '../core/storage.ts'
import { draftFor, keepDraft, madeHere } from '../session/drafts.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useLoad } from '../ui/use-load.ts'
import type { Catalogue, GeneratorSpec, Values } from './catalogue.ts'
import { FirstExamples } from './first-examples.tsx'
import { KindChooser } from './kind-chooser.tsx'
import { MadeList } from './made-list.tsx'
import { MakeForm } from './make-form.tsx'
import { StartingPoints } from './starting-points.tsx'

let known: Catalogue | undefined

/** A form for each generator from the catalogue, with the results beside it. */
export function MakePage({ rest }: PageProps) {
  const { value, error } = useLoad(
    async signal => (known ??= await client().call<Catalogue>('GET', '/ent/v2/catalog', { signal })),
    [],
  )
  const catalogue = value ?? known
  const asked = rest.join('/') || recall('generator')
  const generator = catalogue?.generators.find(one => one.name === asked) ?? catalogue?.generators[0]
  return (
    <>
      <PageHead title={t().make.title} lead={t().make.lead} />
      {error && !catalogue && <Notice kind="error">{explain(error)}</Notice>}
      {!generator && !error && <Spinner />}
      {catalogue && generator && <Making key={generator.name} catalogue={catalogue} generator={generator} />}
    </>
  )
}

function Making({ catalogue, generator }: { catalogue: Catalogue; generator: GeneratorSpec }) {
  const [values, setValues] = useState<Values>(() => draftFor(generator.name))
  keep('generator', generator.name)
  const change = (next: Values): void => {
    setValues(next)
    keepDraft(generator.name, next)
  }
  return (
    <>
      <KindChooser catalogue={catalogue} current={generator.name} />
      {madeHere.value.length === 0 && <FirstExamples catalogue={catalogue} />}
      <div class="making">
        <MakeForm generator={generator} models={catalogue.models} values={values} onChange={change} />
        <MadeList />
      </div>
      {generator.name === 'text2video' && <StartingPoints />}
    </>
  )
}
