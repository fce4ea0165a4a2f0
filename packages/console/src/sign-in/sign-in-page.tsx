import { RequestRefused } from '@kinora/client'
import { useEffect, useState } from 'preact/hooks'
import { go, route } from '../core/route.ts'
import { ended, signIn, signInWithCode } from '../session/session.ts'
import { Brand } from '../ui/brand.tsx'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Signs in with the link that the service printed, or with a key. */
export function SignInPage() {
  const { page, rest } = route.value
  const code = page === 'sign-in' ? rest[0] : undefined
  return (
    <main class="sign-in">
      <div class="sign-in-card">
        <Brand />
        <h1 tabIndex={-1}>{t().signIn.title}</h1>
        <p class="lead">{t().signIn.lead}</p>
        {code ? <WithCode code={code} /> : <WithKey />}
      </div>
    </main>
  )
}

function WithCode({ code }: { code: string }) {
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    // The code is removed from the address bar and the history before it is used.
    history.replaceState(null, '', '#/')
    signInWithCode(code).then(() => go('#/', { replace: true }), setFailure)
  }, [code])
  if (!failure) return <Spinner label={t().signIn.exchanging} />
  const isRefused = failure instanceof RequestRefused
  return (
    <>
      <Notice kind="error">
        <p>{isRefused ? t().signIn.linkUsed : explain(failure)}</p>
        <p>
          {t().signIn.linkHint} <code>npx kinora sign-in</code>
        </p>
      </Notice>
      <button type="button" onClick={() => go('#/', { replace: true })}>
        {t().signIn.keyInstead}
      </button>
    </>
  )
}

function WithKey() {
  const texts = t().signIn
  const [key, setKey] = useState('')
  const [isChecking, setChecking] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    setChecking(true)
    setFailure(undefined)
    await signIn(key.trim()).catch(setFailure)
    setChecking(false)
  }
  const isUnknown = failure instanceof RequestRefused && failure.status === 401
  return (
    <form class="stack" onSubmit={event => void submit(event)}>
      {ended.value && !failure && <Notice kind="warning">{texts.ended}</Notice>}
      <label class="field">
        <span class="field-label">{texts.key}</span>
        <input
          type="password"
          name="key"
          autocomplete="current-password"
          required
          spellcheck={false}
          value={key}
          aria-describedby="key-hint"
          aria-invalid={isUnknown}
          onInput={event => setKey(event.currentTarget.value)}
        />
        <span id="key-hint" class="field-hint">
          {texts.keyHint}
        </span>
      </label>
      {failure && <Notice kind="error">{isUnknown ? texts.refused : explain(failure)}</Notice>}
      <button type="submit" class="primary" disabled={isChecking}>
        {isChecking ? texts.checking : texts.submit}
      </button>
    </form>
  )
}
