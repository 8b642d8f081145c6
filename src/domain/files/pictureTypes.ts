/** Types of pictures that every browser shows; the server refuses SVG. @source reference/emergencies.md, section 2.2 */
export const pictureTypes = ['.jpg', '.jpeg', '.png', '.gif', '.webp'];
