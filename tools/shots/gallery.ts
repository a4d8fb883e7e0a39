import type { Picture } from './photograph.ts';

/** Creates a static page with every picture, one row per scene, and the problems above it. */
export function gallery(pictures: readonly Picture[]): string {
  const byScene = Map.groupBy(pictures, ({ scene }) => scene);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Contact sheet</title>
    <style>${style}</style>
  </head>
  <body>
    <nav>${[...byScene.keys()].map((scene) => `<a href="#${scene}">${scene}</a>`).join('\n')}</nav>
    <main>${[...byScene].map(([scene, taken]) => section(scene, taken)).join('\n')}</main>
  </body>
</html>
`;
}

const section = (scene: string, pictures: readonly Picture[]) => `
<section id="${scene}">
  <h2>${scene}</h2>
  ${troubleList(pictures)}
  <div>${pictures.map(figure).join('')}</div>
</section>`;

const figure = ({ file, variant: { width, theme, language } }: Picture) => `
    <figure data-width="${width}">
      <a href="${file}"><img src="${file}" alt="" loading="lazy" /></a>
      <figcaption>${width} ${theme} ${language}</figcaption>
    </figure>`;

const troubleList = (pictures: readonly Picture[]) => {
  const lines = pictures.flatMap(({ file, troubles }) => troubles.map((trouble) => `${file}: ${trouble}`));
  return lines.length > 0 ? `<ul>${lines.map((line) => `<li>${asText(line)}</li>`).join('')}</ul>` : '';
};

const asText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const style = `
  :root { color-scheme: light dark; }
  body { display: grid; grid-template-columns: 14rem minmax(0, 1fr); margin: 0; font: 14px/1.5 system-ui; }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; }
  nav a { display: block; color: inherit; text-decoration: none; }
  nav a:hover { text-decoration: underline; }
  main { padding: 0 1rem 4rem; }
  section > div { display: flex; align-items: start; gap: 1rem; overflow-x: auto; padding-bottom: 1rem; }
  figure { flex: none; margin: 0; }
  img { display: block; width: 640px; border: 1px solid #8886; }
  [data-width='360'] img { width: 240px; }
  figcaption { opacity: 0.7; }
  ul { color: #c00; }
`;
