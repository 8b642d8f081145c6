import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../tokens/tokens.css';
import '../tokens/base.css';
import '../tokens/fallbackFonts.css';
import { loadFonts } from '../tokens/fonts';
import { Gallery } from './GalleryPage';

loadFonts();
const root = document.getElementById('gallery');
if (!root) throw new Error('gallery.html has no element called gallery');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
