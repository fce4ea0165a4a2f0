// Runs before the first paint, so that the other theme does not flash. A classic script in its own file.
{
  const chosen = localStorage.getItem('kinora.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen
}
