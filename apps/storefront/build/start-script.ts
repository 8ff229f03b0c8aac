/**
 * The inline script that brings a prerendered page to life. It asks for the page's modules, all at once, when its first
 * frame has been shown: on a slow network they would take the line from the page, its font and its pictures, and on a
 * slow processor the first frame would wait until they have run. A page that is opened in the background shows none, and
 * some browsers tell nothing of it: there they are asked for half a second after all else. What is done to the page
 * meanwhile is noted down, for `repeatEarlyUse`.
 * @param modules addresses, the entry first
 */
export const startScript = ([entry, ...parts]: readonly string[]): string =>
  `{let start=()=>{start=()=>{};for(let href of ${JSON.stringify(parts)})` +
  `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href}));` +
  `import(${JSON.stringify(entry)})};` +
  `window.early=[];for(let type of ['input','change','click'])` +
  `addEventListener(type,(event)=>window.early?.push(event),true);` +
  `addEventListener('DOMContentLoaded',()=>new PerformanceObserver(()=>start()).observe({type:'paint',buffered:true}));` +
  `addEventListener('load',()=>setTimeout(()=>start(),500))}`;
