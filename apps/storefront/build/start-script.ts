/**
 * The inline script that brings a prerendered page to life. It asks for the page's modules, all at once, when its first
 * frame has been shown: on a slow network they would take the line from the page, its font and its pictures, and on a
 * slow processor the first frame would wait until they have run. A page that is opened in the background has no frames
 * to wait for, and a browser that tells nothing of them gets its modules half a second after all else.
 * @param modules addresses, the entry first
 */
export const startScript = ([entry, ...parts]: readonly string[]): string =>
  `{let add=(name,more)=>document.head.append(Object.assign(document.createElement(name),{crossOrigin:''},more)),` +
  `start=()=>{start=()=>{};for(let href of ${JSON.stringify(parts)})add('link',{rel:'modulepreload',href});` +
  `add('script',{type:'module',src:${JSON.stringify(entry)}})};` +
  `addEventListener('DOMContentLoaded',()=>document.hidden?start():` +
  `new PerformanceObserver(()=>start()).observe({type:'paint',buffered:true}));` +
  `addEventListener('load',()=>setTimeout(()=>start(),500))}`;
