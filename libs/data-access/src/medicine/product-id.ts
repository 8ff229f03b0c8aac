import { productNoteSchema } from '@niramaya/contract';
import { persisted } from '../storage/persisted';

/** The number of the product in `medicine_details`, only for sharing. */
export const storedProductId = persisted('niramaya.product_id', productNoteSchema);
