import { render } from 'preact'
import { followAddress, notePages, route } from './core/route.ts'
import { isSignedIn, resume } from './session/session.ts'
import { PAGES } from './shell/pages.ts'
import { Shell } from './shell/shell.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { firstLanguage, speak } from './texts/texts.ts'

/** A sign-in link also works for a user who is already signed in. */
const App = () => (isSignedIn.value && route.value.page !== 'sign-in' ? <Shell /> : <SignInPage />)

notePages(PAGES.map(page => page.path))
followAddress()
await speak(firstLanguage(navigator.languages))
const app = document.querySelector('#app')
if (app) render(<App />, app)
// Refused: the session has ended and the page says so. Lost: the client retries.
resume().catch(() => {})
