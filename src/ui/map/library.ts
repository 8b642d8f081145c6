import mapboxgl from 'mapbox-gl/dist/mapbox-gl-csp';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import 'mapbox-gl/dist/mapbox-gl.css';

// the CSP build, which needs neither inline workers nor eval
mapboxgl.workerUrl = workerUrl;

export { mapboxgl };

let isPluginAsked = false;

/** Shapes Arabic in the names of a remote style. Loaded once, and only for Arabic. @source reference/product.md, section 8 */
export async function loadRightToLeftText() {
  if (isPluginAsked) return;
  isPluginAsked = true;
  const { default: pluginUrl } = await import('@mapbox/mapbox-gl-rtl-text/mapbox-gl-rtl-text.min.js?url');
  mapboxgl.setRTLTextPlugin(
    new URL(pluginUrl, window.location.href).href,
    (error) => {
      if (error) console.error('The right-to-left text plugin of the map did not load', error);
    },
    true,
  );
}
