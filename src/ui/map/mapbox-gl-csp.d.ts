declare module 'mapbox-gl/dist/mapbox-gl-csp' {
  import mapboxgl from 'mapbox-gl';

  const library: typeof mapboxgl & { workerUrl: string };
  export default library;
}
