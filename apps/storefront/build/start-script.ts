/**
 * The inline script that hydrates a prerendered page. It fetches the page's modules, all at once, when the first frame has
 * been shown: on a slow network they would take the line from the page, its font and its pictures, and on a slow processor
 * the first frame would wait until they have run. A page that is opened in the background shows none, and some browsers
 * report no frame of it: there they are fetched half a second after all else.
 *
 * The sheet with the rules of whatever is rendered later is fetched along with them; `window.late` is there when it is.
 *
 * Events before hydration are kept in `window.early`, for `repeatEarlyUse`. A button that is clicked is dimmed until its
 * click is replayed. So is a link, where something was done to the page before: the next page would never hear of it, so
 * the click waits for hydration, or for the news that the modules cannot be had. All other links lead on at once.
 * @param styles the address of the sheet with the rules of what is not in the page yet
 * @param modules addresses, the entry first
 */
export const startScript = (styles: string, [entry, ...parts]: readonly string[]): string =>
  `{let held,link=o=>document.head.append(Object.assign(document.createElement('link'),o)),start=()=>{start=()=>{};` +
  `let sheet=o=>link({rel:'stylesheet',href:${JSON.stringify(styles)},...o});` +
  // Once more where it does not come, and then without it: the page itself has its own rules.
  `window.late=new Promise(onload=>sheet({onload,onerror:()=>sheet({onload,onerror:onload})}));` +
  `for(let href of ${JSON.stringify(parts)})link({rel:'modulepreload',crossOrigin:'',href});` +
  `import(${JSON.stringify(entry)}).catch(()=>{early.at=0;if(held)location=held})};` +
  `window.early=[];for(let type of ['input','change','click','keydown'])addEventListener(type,e=>{` +
  `let t=e.target,c=type=='click'&&t.closest('a,button');` +
  `if(c==null||type=='keydown'&&(e.key!='Enter'||!t.value||t.form))return;` +
  // Its `at` is gone when there is nothing to wait for: `takeEarlyUse` has taken over, or the modules cannot be had.
  `if(c&&early.at){if(c.href){if(!early[0]||c.origin!=origin||c.hash||e.ctrlKey||e.metaKey||e.shiftKey)return;` +
  `e.preventDefault(held=c.href)}c.style.opacity=.6}early.push(e)},true);` +
  `addEventListener('DOMContentLoaded',()=>new PerformanceObserver(()=>start()).observe({type:'paint',buffered:true}));` +
  `addEventListener('load',()=>setTimeout(()=>start(),500))}`;
