/**
 * Returns the inline script that hydrates a prerendered page. It fetches all modules of the page at once after the
 * first paint. On a slow network, earlier modules would delay the page, its font and its pictures. On a slow processor,
 * the first frame would wait until they have run. A page in a background tab paints nothing, and some browsers report
 * no paint for it. There the script fetches the modules half a second after the `load` event.
 *
 * In an old browser the page stays as it was prerendered, and its links open as documents.
 *
 * It keeps events before hydration in `window.early`, for `replayEarlyEvents`. A clicked button is dimmed until its
 * click is replayed. A clicked link is dimmed too, if the page has other early events. The next page would never
 * receive them, so the click waits for hydration, or until the modules have failed to load. All other links open at
 * once.
 * @param modules addresses, the entry first
 */
export const startScript = ([entry, ...parts]: readonly string[]): string =>
  `if(!window.old){let held,link=o=>document.head.append(Object.assign(document.createElement('link'),o)),start=()=>{start=()=>{};` +
  `for(let href of ${JSON.stringify(parts)})link({rel:'modulepreload',crossOrigin:'',href});` +
  `import(${JSON.stringify(entry)}).catch(()=>{early.at=0;if(held)location=held})};` +
  `window.early=[];for(let type of ['input','change','click','keydown'])addEventListener(type,e=>{` +
  `let t=e.target,c=type=='click'&&t.closest('a,button');` +
  `if(c==null||type=='keydown'&&(e.key!='Enter'||!t.value||t.form))return;` +
  // `early.at` is falsy when there is nothing to wait for. Either `captureEarlyEvents` has taken over, or the modules
  // have failed to load.
  `if(c&&early.at){if(c.href){if(!early[0]||c.origin!=origin||c.hash||e.ctrlKey||e.metaKey||e.shiftKey)return;` +
  `e.preventDefault(held=c.href)}c.style.opacity=.6}early.push(e)},true);` +
  `addEventListener('DOMContentLoaded',()=>new PerformanceObserver(()=>start()).observe({type:'paint',buffered:true}));` +
  `addEventListener('load',()=>setTimeout(()=>start(),500))}`;
