// Runs in the report page: the sliders and the filter.
const search = document.querySelector('input[type=search]');
const theme = document.querySelector('select');
const sum = document.querySelector('output');

document.addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.closest('figure').style.setProperty('--at', `${target.value}%`);
  else if (target.type === 'checkbox') document.body.classList.toggle('red', target.checked);
});

function filter() {
  const words = search.value.toLowerCase().split(' ').filter(Boolean);
  const fits = (element) =>
    words.every((word) => element.dataset.words.includes(word)) &&
    (theme.value === '' || element.dataset.words.includes(` ${theme.value}-`));
  const seen = new Set();
  for (const section of document.querySelectorAll('section')) {
    const figures = [...section.querySelectorAll('figure')];
    for (const figure of figures) {
      figure.hidden = !fits(figure);
      if (!figure.hidden) seen.add(figure.dataset.name);
    }
    section.hidden = figures.every((figure) => figure.hidden);
    const more = section.querySelector('details');
    // Opens the details with a match while a search text is set, so that the user does not need another click.
    if (more) more.open = words.length > 0 && more.querySelectorAll('figure:not([hidden])').length > 0;
  }
  sum.value = words.length === 0 && theme.value === '' ? '' : `${seen.size} of them`;
}

search.addEventListener('input', filter);
theme.addEventListener('change', filter);
filter();
